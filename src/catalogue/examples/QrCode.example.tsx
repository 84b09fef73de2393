import type { Example } from '#src/catalogue/example.ts'
import { QrCode } from '#src/ui/QrCode.tsx'

export const example: Example = {
  about: 'What a camera reads, with what it says for whoever has none.',
  on: ['paper', 'night'],
  states: [
    { name: 'short', show: ({ words }) => <QrCode text="https://waymark.test" label={words.label} /> },
    {
      name: 'long',
      show: ({ words }) => <QrCode text={`otpauth://totp/Waymark?${'x'.repeat(200)}`} label={words.label} />,
    },
  ],
}
