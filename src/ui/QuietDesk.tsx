import { Button } from './Button.tsx'
import { Lantern } from './Glyphs.tsx'
import styles from './QuietDesk.module.css'

interface QuietDeskProps {
  sentence: string
  action: { label: string; onPress: () => void }
}

/** A room in which nothing lies: the lamp burns, and one way leads on. */
export function QuietDesk({ sentence, action }: QuietDeskProps) {
  return (
    <div className={styles.desk}>
      <span className={styles.lamp}>
        <Lantern size={56} />
      </span>
      <p className={styles.sentence}>{sentence}</p>
      <Button variant="secondary" onClick={action.onPress}>
        {action.label}
      </Button>
    </div>
  )
}
