import type { Example } from '#src/catalogue/example.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

export const example: Example = {
  about: 'Text for screen readers alone.',
  states: [
    {
      name: 'Between the dots, to be heard',
      show: ({ words }) => (
        <p>
          …<VisuallyHidden>{words.sentence}</VisuallyHidden>…
        </p>
      ),
    },
  ],
}
