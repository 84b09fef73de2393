import { Held } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import { Button } from '#src/ui/Button.tsx'
import { RisingNumber } from '#src/ui/RisingNumber.tsx'

export const example: Example = {
  about: 'A number that goes on to its next value when it changes.',
  states: [
    {
      name: 'Press to add 120',
      show: ({ material }) => (
        <Held first={12_480}>
          {(value, hold) => (
            <Button variant="secondary" material={material} onClick={() => hold(value + 120)}>
              <RisingNumber value={value} />
            </Button>
          )}
        </Held>
      ),
    },
  ],
}
