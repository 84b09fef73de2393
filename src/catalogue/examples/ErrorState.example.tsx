import type { Example } from '#src/catalogue/example.ts'
import { FAILED_REQUEST } from '#src/catalogue/failed-request.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { MapTrifoldIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'Stands where content would be: it did not come, and the action tries again.',
  on: ['paper'],
  states: [
    { name: 'A sentence', show: ({ words }) => <ErrorState sentence={words.error} /> },
    {
      name: 'With the action',
      show: ({ words }) => (
        <ErrorState sentence={words.error} action={{ label: words.action, onPress: nothing }} />
      ),
    },
    {
      name: 'With the action and a way out',
      show: ({ words }) => (
        <ErrorState
          sentence={words.error}
          action={{ label: words.action, onPress: nothing }}
          back={{ label: words.sentence, onPress: nothing }}
        />
      ),
    },
    {
      name: 'With the number of the request',
      show: ({ words }) => (
        <ErrorState
          sentence={words.error}
          error={FAILED_REQUEST}
          action={{ label: words.action, onPress: nothing }}
        />
      ),
    },
    {
      name: 'With details',
      show: ({ words }) => (
        <ErrorState
          sentence={words.error}
          details={['scene.json: line 7', 'harbour.svg: no element "gate"']}
        />
      ),
    },
    {
      name: 'Nothing is wrong: an icon of its own',
      show: ({ words }) => <ErrorState sentence={words.sentence} icon={<MapTrifoldIcon weight="fill" />} />,
    },
  ],
}
