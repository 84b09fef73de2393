import styles from './Speaker.module.css'
import type { Scene } from './simulation.ts'

/** Who says what follows, where it is not the assistant. */
export function Speaker({ speaker }: Pick<Scene, 'speaker'>) {
  return (
    speaker && (
      <p className={styles.speaker}>
        <img className={styles.face} src={speaker.picture} alt="" />
        <bdi>{speaker.name}</bdi>
      </p>
    )
  )
}
