import { Opened } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Sheet, type SheetProps } from '#src/ui/Sheet.tsx'

export const example: Example = {
  about: 'Paper from below, for phones: its cross closes it, and so does pulling it down.',
  on: ['paper'],
  states: [
    { name: 'The page stays in use', show: ({ words }) => opens(words, {}) },
    { name: 'Holds the focus', show: ({ words }) => opens(words, { isModal: true }) },
    {
      name: 'With its main button',
      show: ({ words }) =>
        opens(words, {
          isModal: true,
          footer: (
            <Button wide size="thumb">
              {words.action}
            </Button>
          ),
        }),
    },
    { name: 'Above the bottom bar', show: ({ words }) => opens(words, { aboveBar: true }) },
  ],
}

function opens(words: Words, props: Partial<SheetProps>) {
  return (
    <Opened name={words.name}>
      {(isOpen, close) => (
        <Sheet isOpen={isOpen} label={words.name} closeLabel={words.close} onClose={close} {...props}>
          <h2 style={{ paddingInlineEnd: 'var(--close-room)' }}>{words.name}</h2>
          <p>{words.sentence}</p>
        </Sheet>
      )}
    </Opened>
  )
}
