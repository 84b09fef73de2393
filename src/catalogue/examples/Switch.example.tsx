import { Held } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { Switch } from '#src/ui/Switch.tsx'

export const example: Example = {
  about: 'Something that is on or off at once, without being saved.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'Off', show: ({ words }) => switchIt(words, false) },
    { name: 'On', show: ({ words }) => switchIt(words, true) },
    { name: 'With a hint', show: ({ words }) => switchIt(words, true, words.hint) },
  ],
}

function switchIt(words: Words, first: boolean, hint?: string) {
  return (
    <Held first={first}>
      {(isOn, hold) => (
        <Switch label={words.options[2]} isOn={isOn} onChange={hold} {...(hint !== undefined && { hint })} />
      )}
    </Held>
  )
}
