export { catalogEditor } from './operator/catalog-editor.ts';
export { catalogFacts } from './operator/catalog-facts.ts';
export { operator } from './operator/operator.ts';
export { operatorNavigation } from './operator/operator-navigation.ts';
export { overview } from './operator/overview.ts';
