export const stateMap = {
  upTo: 'hasta {most, number}',
  between: 'de {from, number} a {to, number}',
  from: '{from, number} o más',
  percent: 'hasta {percent}',
  checked: 'Verificado: {day}',
  noAmount: 'Varía',
};
