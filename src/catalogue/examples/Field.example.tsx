import type { Example } from '#src/catalogue/example.ts'
import { FieldFrame, describedBy } from '#src/ui/Field.tsx'

export const example: Example = {
  about: 'The frame of every field: label, hint or error. For controls that the kit has no field for.',
  on: ['paper'],
  states: [
    {
      name: 'With a hint',
      show: ({ words }) => (
        <FieldFrame id="field-hint" label={words.label} hint={words.hint}>
          <input
            id="field-hint"
            type="range"
            aria-describedby={describedBy('field-hint', words.hint, undefined)}
          />
        </FieldFrame>
      ),
    },
    {
      name: 'Wrong',
      show: ({ words }) => (
        <FieldFrame id="field-error" label={words.label} error={words.error}>
          <input
            id="field-error"
            type="range"
            aria-describedby={describedBy('field-error', undefined, words.error)}
          />
        </FieldFrame>
      ),
    },
  ],
}
