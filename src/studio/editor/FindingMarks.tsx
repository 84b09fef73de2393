import { useMemo, useRef } from 'react'
import type { ElementLayout } from '#shared/scene/layout.ts'
import { elementsOf } from '#src/features/scenes/describe.ts'
import { findingMarks } from '#src/features/scenes/finding-marks.ts'
import { useDesk, useEachMove, useEditor, useThings } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { InfoIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import styles from './EditorCanvas.module.css'
import { seenFrom } from './seen-from.ts'

/** At each place that the check has found something about; what it is stands beside the scene, once the place is selected. */
export function FindingMarks() {
  const { findings } = useEditor()
  const mission = useDesk((state) => state.mission)
  const hidden = useDesk((state) => state.hidden[state.mission])
  const things = useThings()
  const nodes = useRef(new Map<string, HTMLElement>())
  const marks = useMemo(
    () => findingMarks(findings, mission, things, hidden),
    [findings, mission, hidden, things],
  )
  const last = useRef<{ marks: unknown; from: string; elements: readonly ElementLayout[] } | null>(null)
  useEachMove(({ layout }) => {
    const from = seenFrom()
    const elements = elementsOf(layout)
    const before = last.current?.marks === marks && last.current.from === from ? last.current.elements : []
    last.current = { marks, from, elements }
    elements.forEach((element, index) => {
      // of many one is dragged: the others are not looked at
      const node = element === before[index] ? undefined : nodes.current.get(element.id)
      if (!node) return
      const { x, y } = stageLens.toScreen(element.picture.box)
      node.style.transform = `translate(${x}px, ${y}px)`
    })
  }, stageLens.onMoved)
  return marks.map(({ thing, isError }) => (
    <span
      key={thing.id}
      ref={(node) => {
        if (node) nodes.current.set(thing.id, node)
        else nodes.current.delete(thing.id)
      }}
      className={styles.found}
      data-found={isError ? 'error' : 'advice'}
    >
      {isError ? <WarningCircleIcon size={20} weight="fill" /> : <InfoIcon size={20} weight="fill" />}
    </span>
  ))
}
