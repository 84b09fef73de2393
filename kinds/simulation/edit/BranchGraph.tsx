import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { placeScenes, type Placed } from './branches.ts'
import { BranchLines, CELL, NODE } from './BranchLines.tsx'
import { BranchPort } from './BranchPort.tsx'
import { letterOf } from './scene-names.ts'
import type { Scene } from './read-scenes.ts'
import styles from './Branches.module.css'

interface BranchGraphProps {
  scenes: readonly Scene[]
  open: Scene | undefined
  nameOf: (scene: Scene) => string
  /** Scenes where something is wrong with what leads on. */
  wrong: ReadonlySet<string>
  onOpen: (id: string) => void
  /** A choice leads to another scene. */
  onLead: (scene: Scene, choice: string, to: string) => void
}

/** A choice that is being led to a scene, by dragging or by pressing one after the other. */
interface Leading {
  scene: Scene
  choice: string
  /** The pointer that drags it, in px of the picture; null where it was pressed. */
  at: { x: number; y: number } | null
}

/** Scenes and where their choices lead, from the first one down. A choice is dragged to a scene, or pressed before it. */
export function BranchGraph({ scenes, open, nameOf, wrong, onOpen, onLead }: BranchGraphProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const [leading, setLeading] = useState<Leading | null>(null)
  const { placed, columns, rows } = placeScenes(scenes)

  // on a narrow screen what is written stands in the middle
  const column = placed.find(({ scene }) => scene === open)?.column ?? 0
  useEffect(() => {
    const { current } = scroller
    if (current) current.scrollLeft = (column + 0.5) * CELL.width - current.clientWidth / 2
  }, [column])

  const lead = (to: string | undefined) => {
    setLeading(null)
    if (leading && to !== undefined) onLead(leading.scene, leading.choice, to)
  }
  const press = (scene: Scene, choice: string) => {
    const isSame = leading?.scene.id === scene.id && leading.choice === choice
    setLeading(isSame ? null : { scene, choice, at: null })
  }
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const { left = 0, top = 0 } = picture.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const go = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && leading) {
      event.preventDefault()
      setLeading(null)
      return
    }
    const from = event.target instanceof HTMLElement ? event.target.closest('[data-scene]') : null
    const step = STEPS[event.key]
    const here = placed.find(({ scene }) => scene.id === from?.getAttribute('data-scene'))
    if (!step || !here) return
    event.preventDefault()
    const next = nearest(placed, here, step)
    picture.current?.querySelector<HTMLElement>(`[data-scene="${next.scene.id}"] > button`)?.focus()
  }
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="group"
      aria-label={t('simulation.edit.graph')}
      onKeyDown={go}
    >
      <p className={styles.hint} role="status">
        {t(leading ? 'simulation.edit.leadTo' : 'simulation.edit.lead', {
          choice: leading ? letterOf(leading.scene, leading.choice) : '',
        })}
      </p>
      <div
        ref={picture}
        className={styles.picture}
        style={{ width: columns * CELL.width, height: rows * CELL.height }}
        data-leading={leading !== null}
      >
        <BranchLines
          placed={placed}
          open={open}
          size={{ width: columns * CELL.width, height: rows * CELL.height }}
          dragged={leading?.at ? { scene: leading.scene.id, choice: leading.choice, to: leading.at } : null}
        />
        {placed.map(({ scene, row, column }) => {
          const { id, choices = [], ending } = scene
          return (
            <div
              key={id}
              className={styles.node}
              data-scene={id}
              data-open={scene === open}
              data-band={ending?.band}
              data-wrong={wrong.has(id)}
              style={nodeBox(row, column)}
            >
              <button
                type="button"
                className={styles.name}
                aria-current={scene === open ? 'true' : undefined}
                onClick={() => (leading ? lead(id) : onOpen(id))}
              >
                <span className={styles.title}>{nameOf(scene)}</span>
                <Facts
                  scene={scene}
                  isFirst={scene === scenes[0]}
                  isWrong={wrong.has(id)}
                  nameOf={(to) => {
                    const other = scenes.find((one) => one.id === to)
                    return other ? nameOf(other) : t('simulation.edit.nowhere')
                  }}
                />
              </button>
              {choices.length > 0 && (
                <span className={styles.ports}>
                  {choices.map((choice) => (
                    <BranchPort
                      key={choice.id}
                      letter={letterOf(scene, choice.id)}
                      label={t('simulation.edit.port', {
                        choice: letterOf(scene, choice.id),
                        name: nameOf(scene),
                      })}
                      isPressed={leading?.scene.id === id && leading.choice === choice.id}
                      onPress={() => press(scene, choice.id)}
                      onDrag={(event) => setLeading({ scene, choice: choice.id, at: pointAt(event) })}
                      onDrop={(event) => lead(sceneAt(event))}
                      onCancel={() => setLeading(null)}
                    />
                  ))}
                </span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

interface FactsProps {
  scene: Scene
  isFirst: boolean
  isWrong: boolean
  nameOf: (to: string) => string
}

/** What a scene is, below its name; where its choices lead only for who does not see the lines. */
function Facts({ scene, isFirst, isWrong, nameOf }: FactsProps) {
  const { t } = useTranslation()
  const { choices = [], ending } = scene
  const facts = [
    isFirst && t('simulation.edit.first'),
    ending && t(`simulation.edit.band.${ending.band}`),
    isWrong && t('simulation.edit.wrong'),
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      <VisuallyHidden>
        {choices
          .map(({ id, to }) => t('simulation.edit.leads', { choice: letterOf(scene, id), name: nameOf(to) }))
          .join(' ')}
      </VisuallyHidden>
    </>
  )
}

const STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The scene that lies next in a direction; the same where none does. */
function nearest(placed: readonly Placed[], here: Placed, { x, y }: { x: number; y: number }): Placed {
  const ahead = placed.filter(
    ({ row, column }) => (row - here.row) * y > 0 || (row === here.row && (column - here.column) * x > 0),
  )
  const far = ({ row, column }: Placed) => Math.abs(row - here.row) * 10 + Math.abs(column - here.column)
  return ahead.toSorted((one, other) => far(one) - far(other))[0] ?? here
}

/** The id of the scene under a pointer. */
function sceneAt({ clientX, clientY }: PointerEvent): string | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .map((one) =>
      one instanceof HTMLElement ? one.closest<HTMLElement>('[data-scene]')?.dataset['scene'] : undefined,
    )
    .find((id) => id !== undefined)
}

/** Where a scene stands in the picture, in px. */
function nodeBox(row: number, column: number) {
  return { left: column * CELL.width + NODE.left, top: row * CELL.height + NODE.top, width: NODE.width }
}
