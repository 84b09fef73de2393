import type { Example } from '#src/catalogue/example.ts'
import { InlineSpinner, Spinner } from '#src/ui/Spinner.tsx'

export const example: Example = {
  about: 'Something goes on, and nobody knows for how long.',
  states: [
    {
      name: 'At its usual size',
      show: ({ words, material }) => <Spinner label={words.working} material={material} />,
    },
    {
      name: 'Around a logo',
      show: ({ words, material }) => (
        <Spinner label={words.working} material={material} logo={<img src="/assets/art/mark.svg" alt="" />} />
      ),
    },
    {
      name: 'Small',
      show: ({ words, material }) => <Spinner label={words.working} material={material} size={32} />,
    },
    {
      name: 'In the middle of a line',
      show: ({ words }) => (
        <span style={{ display: 'inline-flex', gap: 'var(--s2)', alignItems: 'center' }}>
          <InlineSpinner /> {words.working}
        </span>
      ),
    },
  ],
}
