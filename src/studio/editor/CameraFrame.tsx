import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { changeFrame, pulledFrame } from '#src/features/scenes/frame.ts'
import { useBench, useDesk, useEditor, useLiveScene } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import { ARROWS, stepOf } from './arrow-steps.ts'
import styles from './CameraFrame.module.css'
import { CORNERS, type Corner } from './drags.ts'
import { useView } from './use-view.ts'

/** What must stay in view on every screen, drawn on the scene: dragged by its corners or as a whole, or moved by arrow keys. */
export function CameraFrame() {
  const isFramed = useDesk((state) => state.isFramed)
  const { isReadOnly } = useEditor()
  return isFramed && !isReadOnly ? <Frame /> : null
}

function Frame() {
  const { t } = useTranslation()
  const bench = useBench()
  const scene = useLiveScene()
  const whole = useRef<HTMLButtonElement>(null)
  useView()
  useEffect(() => whole.current?.focus({ preventScroll: true }), [])
  if (!scene) return null
  const { safe, size } = scene.layout
  const { x, y, width, height } = stageLens.boxToScreen(safe)
  const press = (corner: Corner | 'all') => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const step = stepOf(event)
    changeFrame(bench, pulledFrame(safe, corner, { x: arrow.x * step, y: arrow.y * step }, size), true)
  }
  return (
    <div className={styles.frame} style={{ transform: `translate(${x}px, ${y}px)`, width, height }}>
      <button
        ref={whole}
        type="button"
        className={styles.whole}
        data-frame="all"
        aria-label={t('scenes.frame.whole')}
        onKeyDown={press('all')}
      />
      <span className={styles.label} aria-hidden="true">
        {t('scenes.frame.title')}
      </span>
      {CORNERS.map((corner) => (
        <button
          key={corner}
          type="button"
          className={styles.corner}
          data-frame={corner}
          aria-label={t(`scenes.frame.corner.${corner}`)}
          onKeyDown={press(corner)}
        />
      ))}
    </div>
  )
}
