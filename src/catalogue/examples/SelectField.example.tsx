import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { SelectField } from '#src/ui/SelectField.tsx'

export const example: Example = {
  about: 'One of some, in the list of the system.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'At rest', show: ({ words }) => <SelectField {...choices(words)} /> },
    { name: 'With a hint', show: ({ words }) => <SelectField {...choices(words)} hint={words.hint} /> },
    { name: 'Wrong', show: ({ words }) => <SelectField {...choices(words)} error={words.error} /> },
    { name: 'Disabled', show: ({ words }) => <SelectField {...choices(words)} disabled /> },
  ],
}

function choices({ label, options }: Words) {
  return { label, options: options.map((name, index) => ({ id: String(index), label: name })) }
}
