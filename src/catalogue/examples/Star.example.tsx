import type { Example } from '#src/catalogue/example.ts'
import { Star } from '#src/ui/Star.tsx'
import styles from './Star.example.module.css'

export const example: Example = {
  about: 'One star, filled, bordered and sized by its class.',
  states: [{ name: 'As it is', show: () => <Star className={styles.star} /> }],
}
