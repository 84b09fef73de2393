import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { closeOnEscape } from '#src/ui/escape.ts'
import { CaretDownIcon, SquaresFourIcon, XIcon } from '#src/ui/icons.ts'
import { onPressOutside } from '#src/ui/press-outside.ts'
import styles from './CategoryMenu.module.css'

/** One button of the menu, as the specification has it (MAP-5). */
export interface Category<Value extends string> {
  name: string
  icon?: { drawing: ReactNode; position: 'left' | 'right'; isVisible: boolean }
  emittedValue: Value
  /** Chosen before anybody chooses. */
  activeOnInit?: boolean
}

interface CategoryMenuProps<Value extends string> {
  /** What is chosen by it. */
  label: string
  buttons: readonly Category<Value>[]
  /** Paper lies on a page. Night stands over a map: one plate, on a narrow screen behind an icon. */
  material?: 'paper' | 'night'
  /** What is chosen where somebody else knows it; null: nothing, each leads elsewhere. */
  active?: Value | null
  onValue: (value: Value) => void
}

/** Categories side by side; on a narrow screen behind one button, which says what is chosen. */
export function CategoryMenu<Value extends string>({
  label,
  buttons,
  material = 'paper',
  active: given,
  onValue,
}: CategoryMenuProps<Value>) {
  const first = buttons.find(({ activeOnInit }) => activeOnInit)
  const [chosen, setChosen] = useState(first?.emittedValue)
  const active = given === undefined ? chosen : given
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const current = buttons.find(({ emittedValue }) => emittedValue === active)

  useEffect(() => {
    if (!isOpen) return
    const shut = () => setOpen(false)
    const stops = [closeOnEscape(() => closeTo(toggle.current, shut)), onPressOutside(menu, shut)]
    return () => stops.forEach((stop) => stop())
  }, [isOpen])

  const choose = (value: Value) => {
    setChosen(value)
    onValue(value)
    if (isOpen) closeTo(toggle.current, () => setOpen(false))
  }
  const isNight = material === 'night'
  const Handle = isNight ? (isOpen ? XIcon : SquaresFourIcon) : CaretDownIcon
  return (
    <div
      ref={menu}
      className={classes(styles.menu, isNight && styles.night)}
      data-material={material}
      role="group"
      aria-label={label}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(isNight && { 'aria-label': label, title: label })}
        onClick={() => setOpen(!isOpen)}
      >
        {isNight || (current ? <Named {...current} /> : label)}
        <Handle aria-hidden />
      </button>
      <ul id={listId} className={styles.list} data-open={isOpen}>
        {buttons.map((button) => (
          <li key={button.emittedValue}>
            <button
              type="button"
              className={styles.category}
              aria-pressed={given === null ? undefined : button.emittedValue === active}
              onClick={() => choose(button.emittedValue)}
            >
              <Named {...button} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Named({ name, icon }: Pick<Category<string>, 'name' | 'icon'>) {
  const drawing = icon?.isVisible && <span aria-hidden="true">{icon.drawing}</span>
  return (
    <>
      {icon?.position === 'left' && drawing}
      <bdi>{name}</bdi>
      {icon?.position === 'right' && drawing}
    </>
  )
}

/** The list goes; what opened it has the keyboard before. */
function closeTo(toggle: HTMLElement | null, close: () => void): void {
  toggle?.focus({ preventScroll: true })
  close()
}
