import { Opened } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import { Button } from '#src/ui/Button.tsx'
import { Lantern } from '#src/ui/Glyphs.tsx'
import { Popup } from '#src/ui/Popup.tsx'

export const example: Example = {
  about: 'Paper over everything: holds the focus, dims the rest, comes from the place that was pressed.',
  on: ['paper'],
  states: [
    {
      name: 'With a cross',
      show: ({ words }) => (
        <Opened name={words.name}>
          {(isOpen, close) => (
            <Popup isOpen={isOpen} label={words.name} onClose={close} closeLabel={words.close}>
              <h2>{words.name}</h2>
              <p>{words.sentence}</p>
            </Popup>
          )}
        </Opened>
      ),
    },
    {
      name: 'With a crest and its main button',
      show: ({ words }) => (
        <Opened name={words.name}>
          {(isOpen, close) => (
            <Popup
              isOpen={isOpen}
              label={words.name}
              onClose={close}
              crest={<Lantern size={56} />}
              footer={
                <Button wide onClick={close}>
                  {words.action}
                </Button>
              }
            >
              <h2>{words.name}</h2>
              <p>{words.sentence}</p>
            </Popup>
          )}
        </Opened>
      ),
    },
    {
      name: 'Wide and long: its content scrolls',
      show: ({ words }) => (
        <Opened name={words.name}>
          {(isOpen, close) => (
            <Popup
              isOpen={isOpen}
              label={words.name}
              onClose={close}
              closeLabel={words.close}
              width={720}
              footer={<Button onClick={close}>{words.action}</Button>}
            >
              <h2>{words.name}</h2>
              {PARAGRAPHS.map((paragraph) => (
                <p key={paragraph}>{`${words.sentence} `.repeat(8)}</p>
              ))}
            </Popup>
          )}
        </Opened>
      ),
    },
    {
      name: 'Stays until a button is pressed',
      show: ({ words }) => (
        <Opened name={words.name}>
          {(isOpen, close) => (
            <Popup
              isOpen={isOpen}
              label={words.name}
              onClose={close}
              dismissable={false}
              footer={
                <Button variant="danger" onClick={close}>
                  {words.action}
                </Button>
              }
            >
              <p>{words.sentence}</p>
            </Popup>
          )}
        </Opened>
      ),
    },
  ],
}

const PARAGRAPHS = [1, 2, 3, 4, 5, 6]
