import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { describedBy, FieldFrame } from '#src/ui/Field.tsx'
import { CaretDownIcon, CheckIcon } from '#src/ui/icons.ts'
import { isFound } from '#src/ui/search-words.ts'
import field from './Field.module.css'
import styles from './Combobox.module.css'

export interface ComboboxOption {
  id: string
  label: string
  /** Beside the label, quietly; searched as well. */
  note?: string
}

export interface ComboboxProps {
  label: string
  hint?: ReactNode
  options: readonly ComboboxOption[]
  /** Id of the chosen one; null: none yet. */
  value: string | null
  onChange: (id: string) => void
  placeholder?: string
  /** Said where nothing fits what was typed. */
  noneText: string
}

/** One of many, found by typing. Arrows walk, Enter picks, Escape leaves it as it was. */
export function Combobox({ label, hint, options, value, onChange, placeholder, noneText }: ComboboxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** What is typed; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const chosen = options.find((option) => option.id === value)
  const isOpen = typed !== null
  const found = isOpen
    ? options.filter((option) => isFound(`${option.label} ${option.note ?? ''} ${option.id}`, typed))
    : []
  const active = found.find((option) => option.id === activeId) ?? (typed ? found[0] : undefined)
  const idOf = (option: ComboboxOption): string => `${id}-${option.id}`

  const open = () => {
    if (isOpen) return
    setTyped('')
    setActiveId(value)
  }
  const pick = (option: ComboboxOption | undefined) => {
    if (option && option.id !== value) onChange(option.id)
    setTyped(null)
  }
  const step = (by: number) => {
    const place = active ? found.indexOf(active) + by : by > 0 ? 0 : found.length - 1
    const next = found[(place + found.length) % found.length]
    if (next) setActiveId(next.id)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) step(key === 'ArrowDown' ? 1 : -1)
      else open()
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault()
      // what fits nothing stays to be mended
      if (active || typed === '') pick(active)
    } else if (key === 'Escape' && isOpen) {
      event.stopPropagation()
      setTyped(null)
    }
  }

  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <div className={styles.place}>
        <div className={field.box}>
          <input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            className={field.input}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && idOf(active)}
            aria-describedby={describedBy(id, hint, undefined)}
            placeholder={isOpen ? chosen?.label : placeholder}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => {
              setTyped(event.target.value)
              setActiveId(null)
            }}
            onClick={open}
            onKeyDown={onKeyDown}
            onBlur={() => setTyped(null)}
          />
          <CaretDownIcon className={styles.caret} size="1.25rem" aria-hidden="true" />
        </div>
        {isOpen && found.length === 0 && (
          <p className={styles.none} role="status">
            {noneText}
          </p>
        )}
        <ul
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          aria-label={label}
          hidden={found.length === 0}
        >
          {found.map((option) => (
            <li
              key={option.id}
              ref={option === active ? showInList : undefined}
              id={idOf(option)}
              role="option"
              aria-selected={option.id === value}
              data-active={option === active}
              className={styles.option}
              // the field keeps the focus
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <span className={styles.label}>{option.label}</span>
              {option.note && <span className={styles.note}>{option.note}</span>}
              {option.id === value && <CheckIcon size="1.125rem" weight="bold" aria-hidden="true" />}
            </li>
          ))}
        </ul>
      </div>
    </FieldFrame>
  )
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
