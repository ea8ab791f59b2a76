/** Settings for tests that run only on a phone: `test.use(phone)`. Sizes are in CSS pixels. */
export const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
};
