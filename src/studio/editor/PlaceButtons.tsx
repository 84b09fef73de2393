import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Box } from '#shared/scene/layout.ts'
import { elementsOf } from '#src/features/scenes/describe.ts'
import { keyOf, type Thing } from '#src/features/scenes/scene-file.ts'
import { useDesk, useEditor, useLiveScene, useNameOf, useThings } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import styles from './EditorCanvas.module.css'

/** Buttons by where their places are, in units of the scene: the camera moves them without React. */
type ButtonBoxes = Map<HTMLElement, Box>

/** A button over every place, in reading order: Tab walks through them, Enter selects, arrows move. Pointers meet the pictures. */
export function PlaceButtons() {
  const things = useThings()
  const liveScene = useLiveScene()
  const nameOf = useNameOf()
  const hidden = useDesk((state) => state.hidden[state.mission])
  const locked = useDesk((state) => state.locked[state.mission])
  const selected = useDesk((state) => state.selected)
  const [buttonBoxes] = useState((): ButtonBoxes => new Map())
  useEffect(() => {
    let seen = seenFrom()
    return stageLens.onMoved(() => {
      // labels are reported to have moved as well
      if (seen === seenFrom()) return
      seen = seenFrom()
      buttonBoxes.forEach((box, button) => stand(button, box))
    })
  }, [buttonBoxes])
  if (!liveScene) return null
  const elements = elementsOf(liveScene.layout)
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
              name={nameOf(thing)}
              isLocked={locked?.includes(key) === true}
              isSelected={pressed.has(key)}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface PlaceButtonProps {
  thing: Thing
  /** Units of the scene. */
  box: Box
  name: string
  isLocked: boolean
  isSelected: boolean
  buttonBoxes: ButtonBoxes
}

// one is dragged, and the others are not rendered anew for it
const PlaceButton = memo(function PlaceButton(props: PlaceButtonProps) {
  const { t } = useTranslation()
  const { desk } = useEditor()
  const { thing, box, name, isLocked, isSelected, buttonBoxes } = props
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
})

/** Changes with the camera and with the size of the stage. */
function seenFrom(): string {
  const { x, y } = stageLens.toScreen({ x: 0, y: 0 })
  return `${x} ${y} ${stageLens.view().scale}`
}

function stand({ style }: HTMLElement, box: Box): void {
  const { x, y, width, height } = stageLens.boxToScreen(box)
  style.transform = `translate(${x}px, ${y}px)`
  style.width = `${width}px`
  style.height = `${height}px`
}
