import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Point } from '#shared/scene/layout.ts'
import type { Bench } from '#src/features/scenes/bench.ts'
import { takeFiles } from '#src/features/scenes/drop-art.ts'
import type { Thing } from '#src/features/scenes/scene-file.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { thingUnder } from './drags.ts'

/**
 * Files that are dropped: on a slot of pictures, on a place of the scene, or on the scene itself. What falls beside all of them is not
 * opened by the browser in place of the page.
 * @param onOver what they hang over now
 */
export function useArtDrop(
  canvas: RefObject<HTMLElement | null>,
  bench: Bench,
  isReadOnly: boolean,
  onOver: (thing: Thing | null) => void,
): void {
  const over = useEffectEvent((event: DragEvent) => {
    mark(slotUnder(event))
    onOver(isReadOnly ? null : placeUnder(event))
  })
  const leave = useEffectEvent(() => {
    mark(null)
    onOver(null)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    leave()
    const files = [...(event.dataTransfer?.files ?? [])]
    if (!isReadOnly) take(files, event)
  })

  function placeUnder(event: DragEvent): Thing | null {
    const node = canvas.current
    const thing = node && isOver(event, node) ? thingUnder(bench, pointIn(node, event)) : null
    return thing?.sort === 'elements' ? thing : null
  }

  function take(files: readonly File[], event: DragEvent): void {
    const { slot, sceneArt } = slotUnder(event)?.dataset ?? {}
    const node = canvas.current
    if (slot !== undefined) takeFiles(bench, files, { slot })
    else if (sceneArt !== undefined) takeFiles(bench, files, { sceneArt })
    else if (node && isOver(event, node))
      takeFiles(bench, files, { place: placeUnder(event), at: stageLens.toScene(pointIn(node, event)) })
  }

  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      over(event)
    }
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) leave()
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      drop(event)
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
    }
  }, [])
}

/** CSS px of the canvas. */
function pointIn(node: HTMLElement, { clientX, clientY }: DragEvent): Point {
  const { left, top } = node.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function slotUnder({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-slot], [data-scene-art]') : null
}

function isOver({ target }: DragEvent, node: HTMLElement): boolean {
  return target instanceof Node && node.contains(target)
}

/** Shows which slot would take it. */
function mark(slot: HTMLElement | null): void {
  for (const node of document.querySelectorAll('[data-over]'))
    if (node !== slot) node.removeAttribute('data-over')
  slot?.setAttribute('data-over', '')
}
