import type { Example } from '#src/catalogue/example.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

export const example: Example = {
  about: 'Stands where content will be: nothing has come in yet.',
  on: ['paper'],
  states: [
    { name: 'A sentence', show: ({ words }) => <EmptyState sentence={words.sentence} /> },
    {
      name: 'With what leads on',
      show: ({ words }) => (
        <EmptyState sentence={words.sentence}>
          <Button variant="secondary">{words.action}</Button>
        </EmptyState>
      ),
    },
  ],
}
