import { Choice } from '#src/ui/Choice.tsx'
import { languagesAt } from './address.ts'
import { desk, languageOf, useDesk, type Hand } from './desk.ts'
import { DEVICES } from './devices.ts'
import { pointSnippet } from './snippets.ts'
import styles from './Toolbar.module.css'

const SCREENS = DEVICES.map(({ id, name }) => ({ id, label: name }))
const HANDS: readonly { id: Hand; label: string }[] = [
  { id: 'measure', label: 'Measure' },
  { id: 'play', label: 'Play' },
]

/** On which screen the scene is looked at, in which language, what the pointer does there, and where it is. */
export function Toolbar() {
  const device = useDesk((state) => state.device)
  const hand = useDesk((state) => state.hand)
  const language = useDesk(languageOf)
  const offered = useDesk(({ gallery, place }) => languagesAt(gallery, place))
  const pointer = useDesk((state) => state.pointer)
  return (
    <div className={styles.bar}>
      <Choice
        label="Screen"
        options={SCREENS}
        value={device}
        onChange={(id) => desk.setState({ device: id, pointer: null, drag: null })}
      />
      <Choice
        label="Language"
        options={offered.map((code) => ({ id: code, label: code.toUpperCase() }))}
        value={language}
        onChange={(id) => desk.setState({ language: id })}
      />
      <Choice
        label="What the pointer does"
        options={HANDS}
        value={hand}
        onChange={(id) => desk.setState({ hand: id })}
      />
      <output className={styles.pointer} aria-label="Pointer" aria-live="off">
        {pointer ? pointSnippet(pointer) : '–, –'}
      </output>
    </div>
  )
}
