// biome-ignore lint/style/noRestrictedImports: this is the one that follows the language.
import { type ReactNode, memo as reactMemo } from 'react';
import { useLocale } from './text.ts';

/** React's `memo` for components with text: they also render again when the language changes. */
export function memo<Props extends object>(Component: (props: Props) => ReactNode) {
  return reactMemo(function InLanguage(props: Props) {
    useLocale();
    return <Component {...props} />;
  });
}
