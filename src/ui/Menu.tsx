import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { closeOnEscape } from '#src/ui/escape.ts'
import { CheckIcon } from '#src/ui/icons.ts'
import styles from './Menu.module.css'

export interface MenuItem {
  id: string
  label: string
  /** Makes the menu a choice of one: says whether this is the chosen one. */
  isChecked?: boolean
  /** Language of the label, when it is not the page's. */
  lang?: string
}

export interface MenuProps {
  /** What is chosen here; the trigger's own text is read with it. */
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  onPick: (id: string) => void
  align?: 'start' | 'end'
}

/** A button on the scene that opens a short list. Arrows walk, Enter picks, Escape and a press elsewhere close. */
export function Menu(props: MenuProps) {
  const { label, trigger, items, onPick, align = 'start' } = props
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const menuId = useId()

  const entries = (): HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ]
  const triggerButton = (): HTMLElement | null => root.current?.querySelector('[aria-haspopup]') ?? null
  const close = (): void => {
    setOpen(false)
    triggerButton()?.focus()
  }

  const escape = useEffectEvent(close)
  useEffect(() => (isOpen ? closeOnEscape(() => escape()) : undefined), [isOpen])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(true)
      return
    }
    const list = entries()
    const place = list.findIndex((entry) => entry === document.activeElement)
    const next = stepTo(event.key, place, list.length)
    if (next === null) return
    event.preventDefault()
    list[next]?.focus()
  }

  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div ref={root} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        variant="secondary"
        material="night"
        className={styles.trigger ?? ''}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </Button>
      {isOpen && (
        <div
          ref={focusChosen}
          id={menuId}
          className={classes(styles.list, styles[align])}
          role="menu"
          aria-label={label}
          data-material="paper"
        >
          {items.map(({ id, label: name, isChecked, lang }) => (
            <button
              key={id}
              type="button"
              className={styles.item}
              role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={isChecked}
              tabIndex={-1}
              lang={lang}
              onClick={() => {
                close()
                onPick(id)
              }}
            >
              <span className={styles.name}>{name}</span>
              {isChecked && <CheckIcon size="1.25rem" weight="bold" aria-hidden="true" />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** As the list opens, the chosen entry has the focus, or else the first. */
function focusChosen(list: HTMLDivElement | null): void {
  const chosen =
    list?.querySelector<HTMLElement>('[aria-checked="true"]') ?? list?.querySelector<HTMLElement>('button')
  chosen?.focus()
}

function stepTo(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count
    case 'ArrowUp':
      return (place - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
