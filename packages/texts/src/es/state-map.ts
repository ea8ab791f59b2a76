export const stateMap = {
  upTo: 'hasta {most, number}',
  between: 'de {from, number} a {to, number}',
  from: '{from, number} o más',
  percent: 'hasta {percent}',
  checked: 'Última verificación: {day}',
  noAmount: 'Varía',
};
