import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Moment } from '../shared/film-schemas.ts'
import { round, shortly } from './captions.ts'
import own from './Moments.module.css'
import type { Screen } from './use-screen.ts'

interface MomentStripProps {
  moments: readonly Moment[]
  open: Moment | undefined
  nameOf: (moment: Moment) => string
  screen: Screen
  onOpen: (moment: Moment) => void
  onMove: (moment: Moment, at: number) => void
}

/** s that a key moves a marker: with Shift, and of page keys. */
const [STEP, FINE, FAR] = [1, 0.1, 10]

/** All moments where they are in the film. A marker is dragged along it, or nudged by the arrow keys. */
export function MomentStrip({ moments, open, nameOf, screen, onOpen, onMove }: MomentStripProps) {
  const { t } = useTranslation()
  const strip = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ id: string; at: number } | null>(null)
  const { at: seen, length, seek } = screen
  const end = Math.max(length ?? 0, ...moments.map(({ at }) => at), 1)
  const within = (seconds: number) => round(Math.min(length ?? Infinity, Math.max(0, seconds)))
  const secondsAt = ({ clientX }: PointerEvent): number => {
    const box = strip.current?.getBoundingClientRect()
    return box && box.width > 0 ? Math.round(((clientX - box.left) / box.width) * end * 10) / 10 : 0
  }
  const nudge = (moment: Moment, event: KeyboardEvent) => {
    const step = event.shiftKey ? FINE : STEP
    const { at } = moment
    const to = new Map([
      ['ArrowLeft', at - step],
      ['ArrowDown', at - step],
      ['ArrowRight', at + step],
      ['ArrowUp', at + step],
      ['PageDown', at - FAR],
      ['PageUp', at + FAR],
      ['Home', 0],
      ['End', end],
    ]).get(event.key)
    if (to === undefined) return
    event.preventDefault()
    onOpen(moment)
    onMove(moment, within(to))
    seek(within(to))
  }
  return (
    <div ref={strip} className={own.strip} role="group" aria-label={t('film.edit.moments.strip')}>
      {moments.map((moment) => {
        const at = drag?.id === moment.id ? drag.at : moment.at
        return (
          <button
            key={moment.id}
            type="button"
            role="slider"
            className={own.marker}
            data-asks={moment.question !== undefined}
            data-open={moment === open}
            style={{ '--from': String(Math.min(1, at / end)) }}
            aria-label={nameOf(moment)}
            aria-valuemin={0}
            aria-valuemax={Math.round(end)}
            aria-valuenow={Math.round(at)}
            aria-valuetext={shortly(at)}
            onKeyDown={(event) => nudge(moment, event)}
            onClick={() => {
              onOpen(moment)
              seek(moment.at)
            }}
            onPointerDown={(event) => {
              if (event.button !== 0) return
              event.currentTarget.setPointerCapture(event.pointerId)
              onOpen(moment)
            }}
            onPointerMove={(event) => {
              if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
              const to = within(secondsAt(event))
              setDrag({ id: moment.id, at: to })
              seek(to)
            }}
            onPointerUp={() => {
              if (drag && drag.at !== moment.at) onMove(moment, drag.at)
              setDrag(null)
            }}
            onPointerCancel={() => setDrag(null)}
          >
            <span aria-hidden>{moment.question ? '?' : ''}</span>
          </button>
        )
      })}
      <span className={own.now} style={{ '--from': String(Math.min(1, seen / end)) }} aria-hidden />
    </div>
  )
}
