import { transformSync } from 'oxc-transform-react';
import { expect, it } from 'vitest';
import { compilerOptions } from './react-compiler.ts';

function errorsIn(source: string): string[] {
  const { fatal, errors } = transformSync('part.tsx', source, { reactCompiler: compilerOptions });
  return fatal ? errors.map(({ message }) => message) : [];
}

it('fails the build if the compiler would skip a component', () => {
  const [error] = errorsIn(`
    import { useRef } from 'react';
    export function Count() {
      const renders = useRef(0);
      renders.current += 1;
      return <p>{renders.current}</p>;
    }
  `);
  expect(error).toContain('Cannot access refs during render');
});

it('compiles a component that follows the rules', () => {
  expect(errorsIn('export function Name({ of }: { of: string }) { return <p>{of}</p>; }')).toEqual(
    [],
  );
});
