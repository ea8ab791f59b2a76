/** Settings for tests that only a phone needs: `test.use(phone)`. In CSS pixels. */
export const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
};
