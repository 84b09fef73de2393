import styles from './Authoring.module.css'
import { AddPart, PartButtons } from './PartButtons.tsx'
import type { Parts } from './use-parts.ts'

interface PartToolsProps<Part extends { id: string }> {
  all: Parts<Part>
  /** Of the one that is open. */
  name: string
  /** On the button that adds one. */
  add: string
  /** Why no more are added; false while they are. */
  full: string | false
  /** Why none is removed; false while one may be. */
  last: string | false
}

/** What is done with the part that is open, where the parts are no list. */
export function PartTools<Part extends { id: string }>({ all, name, add, full, last }: PartToolsProps<Part>) {
  const { open } = all
  return (
    <div className={styles.actions}>
      <AddPart label={add} full={full} onAdd={all.add} />
      {open && <PartButtons {...{ all, part: open, name, full, last }} />}
    </div>
  )
}
