import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Box } from '#shared/scene/layout.ts'
import { elementsOf } from '#src/features/scenes/describe.ts'
import { keyOf, type Thing } from '#src/features/scenes/scene-file.ts'
import {
  useDesk,
  useEachMove,
  useEditor,
  useNameOf,
  useStillScene,
  useThings,
} from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import styles from './EditorCanvas.module.css'
import { seenFrom } from './seen-from.ts'

/** Buttons by where their places are, in units of the scene: the camera moves them without React. */
type ButtonBoxes = Map<HTMLElement, Box>

/** A button over every place, in reading order: Tab walks through them, Enter selects, arrows move. Pointers meet the pictures. */
export function PlaceButtons() {
  const { t } = useTranslation()
  const things = useThings()
  const stillScene = useStillScene()
  const nameOf = useNameOf()
  const hidden = useDesk((state) => state.hidden[state.mission])
  const locked = useDesk((state) => state.locked[state.mission])
  const selected = useDesk((state) => state.selected)
  const [buttonBoxes] = useState((): ButtonBoxes => new Map())
  useEffect(() => {
    let seen = seenFrom()
    return stageLens.onMoved(() => {
      if (seen === seenFrom()) return
      seen = seenFrom()
      buttonBoxes.forEach((box, button) => stand(button, box))
    })
  }, [buttonBoxes])
  if (!stillScene) return null
  const elements = elementsOf(stillScene.layout)
  const boxes = new Map(elements.map(({ id, picture: { box } }) => [id, box]))
  const pressed = new Set(selected.map(keyOf))
  return (
    <ul className={styles.places}>
      {things.map((thing) => {
        const key = keyOf(thing)
        const box = boxes.get(thing.id)
        if (thing.sort !== 'elements' || !box || hidden?.includes(key)) return null
        return (
          <li key={key}>
            <PlaceButton
              {...{ thing, box, buttonBoxes }}
              label={
                locked?.includes(key) ? t('scenes.canvas.locked', { name: nameOf(thing) }) : nameOf(thing)
              }
              isSelected={pressed.has(key)}
            />
          </li>
        )
      })}
      <DraggedButtons buttonBoxes={buttonBoxes} />
    </ul>
  )
}

/** Brings the buttons of what is dragged along; the others are not looked at. */
function DraggedButtons({ buttonBoxes }: { buttonBoxes: ButtonBoxes }) {
  const stillScene = useStillScene()
  const stands = useMemo(() => (stillScene ? elementsOf(stillScene.layout) : []), [stillScene])
  /** By id, since a drag began. */
  const buttons = useRef<ReadonlyMap<string, HTMLElement>>(new Map())
  const moved = useRef<ReadonlySet<string>>(new Set())
  useEachMove((_, changed) => {
    if (changed.length === 0 && moved.current.size === 0) return
    const ids = new Set(changed.map(({ id }) => id))
    const hasLeft = [...moved.current].some((id) => !ids.has(id))
    const back = hasLeft ? stands.filter(({ id }) => moved.current.has(id) && !ids.has(id)) : []
    if (changed.some(({ id }) => !buttons.current.get(id)?.isConnected))
      buttons.current = new Map([...buttonBoxes.keys()].map((one) => [one.dataset['element'] ?? '', one]))
    moved.current = ids
    for (const { id, picture } of [...changed, ...back]) {
      const button = buttons.current.get(id)
      if (!button) continue
      buttonBoxes.set(button, picture.box)
      stand(button, picture.box)
    }
  })
  return null
}

interface PlaceButtonProps {
  thing: Thing
  /** Units of the scene. */
  box: Box
  label: string
  isSelected: boolean
  buttonBoxes: ButtonBoxes
}

// one is dragged, and the others are not rendered anew for it
const PlaceButton = memo(function PlaceButton(props: PlaceButtonProps) {
  const { desk } = useEditor()
  const { thing, box, label, isSelected, buttonBoxes } = props
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const node = button.current
    if (!node) return
    buttonBoxes.set(node, box)
    stand(node, box)
    return () => void buttonBoxes.delete(node)
  }, [buttonBoxes, box])
  return (
    <button
      ref={button}
      type="button"
      className={styles.place}
      aria-pressed={isSelected}
      aria-label={label}
      data-element={thing.id}
      onFocus={() => stageLens.reveal(box)}
      onClick={(event) => {
        // by the keyboard: pointers meet the picture below
        if (event.shiftKey) desk.toggle(thing)
        else desk.select([thing])
      }}
    />
  )
})

function stand({ style }: HTMLElement, box: Box): void {
  const { x, y, width, height } = stageLens.boxToScreen(box)
  style.transform = `translate(${x}px, ${y}px)`
  style.width = `${width}px`
  style.height = `${height}px`
}
