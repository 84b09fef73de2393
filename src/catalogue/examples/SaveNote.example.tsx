import type { Example } from '#src/catalogue/example.ts'
import { SaveNote } from '#src/ui/SaveNote.tsx'

export const example: Example = {
  about: 'Whether all that was changed is on the server, on its way, or safe on this device.',
  on: ['paper'],
  states: [
    ...(['saved', 'saving', 'offline', 'refused'] as const).map((state) => ({
      name: state,
      show: () => <SaveNote state={state} isSafe onAgain={() => undefined} />,
    })),
    {
      name: 'no room on this device',
      show: () => <SaveNote state="offline" isSafe={false} onAgain={() => undefined} />,
    },
  ],
}
