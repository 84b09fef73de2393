import { Opened } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import type { Words } from '#src/catalogue/words.ts'
import { Button } from '#src/ui/Button.tsx'
import { GenericPopup } from '#src/ui/play/GenericPopup.tsx'
import { Lantern } from '#src/ui/Glyphs.tsx'
import type { ComponentProps } from 'react'

export const example: Example = {
  about: 'What every pop-up of the product is told: title, icon, colour, background picture and one button.',
  on: ['paper'],
  states: [
    { name: 'Colour one', show: ({ words }) => opens(words, { color: 'one' }) },
    { name: 'Colour two', show: ({ words }) => opens(words, { color: 'two' }) },
    { name: 'Colour three, shining', show: ({ words }) => opens(words, { color: 'three', isShining: true }) },
    {
      name: 'With a kicker and another way on',
      show: ({ words }) =>
        opens(words, {
          kicker: words.unit,
          moreActions: (
            <Button wide variant="secondary">
              {words.otherAction}
            </Button>
          ),
        }),
    },
    { name: 'Without an icon', show: ({ words }) => opens(words, { glyph: null }) },
    {
      name: 'With pictures',
      show: ({ words }) =>
        opens(words, { iconUrl: '/assets/art/mark.svg', backgroundUrl: '/assets/art/lodge.webp' }),
    },
  ],
}

function opens(words: Words, props: Partial<ComponentProps<typeof GenericPopup>>) {
  return (
    <Opened name={words.name}>
      {(isOpen, close) => (
        <GenericPopup
          text={{ title: words.name, buttonText: words.action }}
          iconUrl={null}
          color="one"
          backgroundUrl={null}
          glyph={<Lantern size={56} />}
          isOpen={isOpen}
          onClose={close}
          onGone={nothing}
          onButton={close}
          {...props}
        >
          <p>{words.sentence}</p>
        </GenericPopup>
      )}
    </Opened>
  )
}
