import type { Example } from '#src/catalogue/example.ts'
import { Plate } from '#src/ui/Plate.tsx'
import styles from './fixed.module.css'
import type { ReactNode } from 'react'

export const example: Example = {
  about: 'One line of news over the scene, below the HUD.',
  on: ['night'],
  isWide: true,
  states: [
    { name: 'At once', show: ({ words }) => onScreen(<Plate>{words.options[0]}</Plate>) },
    { name: 'After 400 ms', show: ({ words }) => onScreen(<Plate isLate>{words.options[0]}</Plate>) },
  ],
}

function onScreen(plate: ReactNode) {
  return <div className={styles.screen}>{plate}</div>
}
