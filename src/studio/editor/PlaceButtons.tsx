import { useTranslation } from 'react-i18next'
import { boxOf } from '#src/features/scenes/moves.ts'
import { isSameThing, keyOf, type Thing } from '#src/features/scenes/scene-file.ts'
import { useDesk, useEditor, useNameOf, useLiveScene, useThings } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import styles from './EditorCanvas.module.css'
import { useView } from './use-view.ts'

/** A button over every place, in reading order: Tab walks through them, Enter selects, arrows move. Pointers meet the pictures. */
export function PlaceButtons() {
  const things = useThings()
  const hidden = useDesk((state) => state.hidden[state.mission])
  const places = things.filter((thing) => thing.sort === 'elements' && !hidden?.includes(keyOf(thing)))
  return (
    <ul className={styles.places}>
      {places.map((thing) => (
        <li key={keyOf(thing)}>
          <PlaceButton thing={thing} />
        </li>
      ))}
    </ul>
  )
}

function PlaceButton({ thing }: { thing: Thing }) {
  const { t } = useTranslation()
  const { desk } = useEditor()
  const nameOf = useNameOf()
  const liveScene = useLiveScene(true)
  const isLocked = useDesk(() => desk.isLocked(thing))
  const isSelected = useDesk(({ selected }) => selected.some((one) => isSameThing(one, thing)))
  useView()
  const box = liveScene && boxOf(liveScene, thing)
  if (!box) return null
  const { x, y, width, height } = stageLens.boxToScreen(box)
  const name = nameOf(thing)
  return (
    <button
      type="button"
      className={styles.place}
      style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
      aria-pressed={isSelected}
      aria-label={isLocked ? t('scenes.canvas.locked', { name }) : name}
      data-element={thing.id}
      onFocus={() => stageLens.reveal(box)}
      onClick={(event) => {
        // by the keyboard: pointers meet the picture below
        if (event.shiftKey) desk.toggle(thing)
        else desk.select([thing])
      }}
    />
  )
}
