import { useRef, type ComponentType, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/IconButton.tsx'
import {
  ImageSquareIcon,
  LinkSimpleIcon,
  ListBulletsIcon,
  TableIcon,
  TextBIcon,
  TextHIcon,
  TextItalicIcon,
} from '#src/ui/icons.ts'
import { OpinionBox, type OpinionBoxProps } from '#src/ui/play/OpinionBox.tsx'
import { FORMATS, formatText, KEYS, type Format } from './format-text.ts'
import styles from './MessageText.module.css'

const ICONS = {
  bold: TextBIcon,
  italic: TextItalicIcon,
  heading: TextHIcon,
  list: ListBulletsIcon,
  link: LinkSimpleIcon,
  table: TableIcon,
  image: ImageSquareIcon,
} satisfies Record<Format, ComponentType>

/** The words of a message, with buttons and keys for what its HTML may have. */
export function MessageText(props: OpinionBoxProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)

  const apply = (format: Format) => {
    const field = box.current?.querySelector('textarea')
    if (field) edit(field, format)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const format = FORMATS.find((one) => {
      const { key, isShifted } = KEYS[one]
      return key === event.key.toUpperCase() && isShifted === event.shiftKey
    })
    if (!format || !(event.target instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    apply(format)
  }
  return (
    <div ref={box} className={styles.text} onKeyDown={onKeyDown}>
      <OpinionBox {...props} />
      <div className={styles.tools} role="group" aria-label={t('people.messages.format.label')}>
        {FORMATS.map((format) => {
          const Icon = ICONS[format]
          const { key, isShifted } = KEYS[format]
          const words = t(`people.messages.format.${format}`)
          return (
            <IconButton
              key={format}
              material="paper"
              label={words}
              title={`${words} (Ctrl${isShifted ? '+Shift' : ''}+${key})`}
              aria-keyshortcuts={`Control+${isShifted ? 'Shift+' : ''}${key}`}
              icon={<Icon />}
              onClick={() => apply(format)}
            />
          )
        })}
      </div>
    </div>
  )
}

/** As if it had been typed, so that the browser's undo takes it back. */
function edit(field: HTMLTextAreaElement, format: Format): void {
  const { from, to, words, selection } = formatText(
    field.value,
    [field.selectionStart, field.selectionEnd],
    format,
  )
  if (field.value.length - (to - from) + words.length > field.maxLength) return
  field.focus()
  field.setSelectionRange(from, to)
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps undo
  document.execCommand('insertText', false, words)
  field.setSelectionRange(...selection)
}
