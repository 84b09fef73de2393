import type { Example } from '#src/catalogue/example.ts'
import { CountUp } from '#src/ui/play/CountUp.tsx'

export const example: Example = {
  about: 'A number that counts up once, when it comes.',
  states: [
    { name: 'From nothing', show: () => <CountUp value={480} /> },
    { name: 'A gain', show: () => <CountUp value={120} sign="+" /> },
    { name: 'From what there was', show: () => <CountUp value={12_480} from={12_000} /> },
  ],
}
