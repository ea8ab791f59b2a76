const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const percents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** Formats `$2,189.40`, or `$400,000` if there are no cents. */
export function dollars(amount: number): string {
  const rounded = Math.round(amount * 100);
  return (rounded % 100 === 0 ? whole : cents).format(rounded / 100);
}

export function percent(value: number): string {
  return `${percents.format(value)}%`;
}
