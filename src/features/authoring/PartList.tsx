import type { ReactNode } from 'react'
import styles from './Authoring.module.css'
import { AddPart, PartButtons } from './PartButtons.tsx'
import { Sortable } from './Sortable.tsx'
import type { Parts } from './use-parts.ts'

interface PartListProps<Part extends { id: string }> {
  /** What they are, as a screen reader calls the list. */
  label: string
  all: Parts<Part>
  nameOf: (part: Part, index: number) => string
  /** Below its name. */
  noteOf?: (part: Part) => ReactNode
  /** On the button that adds one. */
  add: string
  /** Why no more are added; false while they are. */
  full: string | false
  /** Why none is removed; false while one may be. */
  last: string | false
  /** Its name stands above it: a form with two lists says which is which. */
  isNamed?: boolean
}

/** The parts of a task in their order: one of them is opened, all can be moved, copied and removed. */
export function PartList<Part extends { id: string }>(props: PartListProps<Part>) {
  const { label, all, nameOf, noteOf, add, full, last, isNamed = false } = props
  return (
    <>
      {isNamed && <h2 className={styles.listName}>{label}</h2>}
      <Sortable label={label} items={all.parts} idOf={({ id }) => id} nameOf={nameOf} onMove={all.move}>
        {(part, index, handle) => {
          const name = nameOf(part, index)
          const note = noteOf?.(part)
          return (
            <>
              {handle}
              <button
                type="button"
                className={styles.rowName}
                aria-current={part === all.open ? 'true' : undefined}
                onClick={() => all.show(part.id)}
              >
                <span>{name}</span>
                {note && <small>{note}</small>}
              </button>
              <PartButtons {...{ all, part, name, full, last }} />
            </>
          )
        }}
      </Sortable>
      <AddPart label={add} full={full} onAdd={all.add} />
    </>
  )
}
