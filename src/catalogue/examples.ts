import type { Example } from './example.ts'

export interface NamedExample extends Example {
  /** The component's file in `src/ui`, without its ending. */
  component: string
}

const FOUND = import.meta.glob<Example>('./examples/*.example.tsx', { eager: true, import: 'example' })

export const EXAMPLES: readonly NamedExample[] = Object.entries(FOUND).map(([path, example]) => ({
  ...example,
  component: path.replace(/^.*\/(\w+)\.example\.tsx$/, '$1'),
}))
