import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { PasswordField } from '#src/ui/PasswordField.tsx'

export const example: Example = {
  about: 'A password, which an eye shows and hides.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'Empty', show: ({ words }) => <PasswordField {...labels(words)} /> },
    { name: 'Filled', show: ({ words }) => <PasswordField {...labels(words)} defaultValue="lantern" /> },
    { name: 'With a hint', show: ({ words }) => <PasswordField {...labels(words)} hint={words.hint} /> },
    {
      name: 'Wrong',
      show: ({ words }) => <PasswordField {...labels(words)} defaultValue="lantern" error={words.error} />,
    },
    { name: 'Disabled', show: ({ words }) => <PasswordField {...labels(words)} disabled /> },
  ],
}

function labels({ label, options }: Words) {
  return { label, showLabel: options[0], hideLabel: options[1], autoComplete: 'off' }
}
