import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Authoring.module.css'
import { Grip } from './Glyphs.tsx'

interface SortableProps<Item> {
  /** What they are, as a screen reader calls the list. */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item, index: number) => string
  /** @param handle the button that moves it */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
  onMove: (id: string, to: number) => void
}

/** A list whose order is changed by dragging a handle, with mouse or finger, or by the arrow keys on it. */
export function Sortable<Item>({ label, items, idOf, nameOf, children, onMove }: SortableProps<Item>) {
  const { t } = useTranslation()
  const keysId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ id: string; to: number } | null>(null)
  const [said, setSaid] = useState('')

  const move = (index: number, to: number) => {
    const item = items[index]
    if (!item || to === index || to < 0 || to >= items.length) return
    setSaid(t('authoring.movedTo', { name: nameOf(item, index), place: to + 1, count: items.length }))
    onMove(idOf(item), to)
  }
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const below = rows.findIndex(({ top, height }) => y < top + height / 2)
    return below < 0 ? rows.length : below
  }
  const handleOf = (item: Item, index: number): ReactNode => (
    <IconButton
      material="paper"
      className={styles.handle}
      label={t('authoring.move', { name: nameOf(item, index) })}
      aria-describedby={keysId}
      icon={<Grip />}
      disabledReason={items.length < 2 && t('authoring.onlyOne')}
      onKeyDown={(event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (step === undefined) return
        event.preventDefault()
        move(index, index + step)
      }}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        if (event.button !== 0 || items.length < 2) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id: idOf(item), to: index })
      }}
      onPointerMove={({ clientY }) => drag && setDrag({ ...drag, to: placeAt(clientY) })}
      onPointerUp={() => {
        if (drag) move(index, drag.to > index ? drag.to - 1 : drag.to)
        setDrag(null)
      }}
      onPointerCancel={() => setDrag(null)}
    />
  )
  const from = items.findIndex((item) => idOf(item) === drag?.id)
  return (
    <>
      <ol ref={list} className={styles.rows} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={idOf(item)}
            className={classes(styles.row, index === from && styles.dragged)}
            data-drop={
              drag && drag.to === index && from !== index && from !== index - 1 ? 'before' : undefined
            }
            data-last={
              drag && drag.to === items.length && index === items.length - 1 && from !== index
                ? 'after'
                : undefined
            }
          >
            {children(item, index, handleOf(item, index))}
          </li>
        ))}
      </ol>
      <VisuallyHidden id={keysId}>{t('authoring.moveKeys')}</VisuallyHidden>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  )
}
