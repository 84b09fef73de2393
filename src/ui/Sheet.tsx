import { useEffect, useEffectEvent, useRef } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#src/ui/class-names.ts'
import { useCovering } from '#src/ui/covering.ts'
import { closeOnEscape } from '#src/ui/escape.ts'
import { useFocusReturn } from '#src/ui/focus-return.ts'
import { useFocusTrap } from '#src/ui/focus-trap.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { usePresence } from '#src/ui/presence.ts'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import styles from './Sheet.module.css'

/** px that the sheet must be dragged to go, or px per ms of a flick. */
const DRAG_AWAY = 96
const FLICK = 0.5

export interface SheetProps {
  children: ReactNode
  isOpen?: boolean
  /** What the sheet is about. */
  label: string
  /** The words of its cross. */
  closeLabel: string
  onClose: () => void
  onGone?: () => void
  /** Holds the focus and dims the rest; without it the map above stays in use. */
  isModal?: boolean
  /** Stays in reach of the thumb while the rest scrolls: the one main button. */
  footer?: ReactNode
  /** Stands on the bottom bar, which stays in use. */
  aboveBar?: boolean
}

/** Paper from below, for phones: its cross closes it, and so does pulling it down. Headings inside leave `--close-room`. */
export function Sheet({ isOpen = true, onGone, ...props }: SheetProps) {
  const phase = usePresence(isOpen, onGone)
  if (phase === 'gone') return null
  return createPortal(<OpenSheet {...props} isLeaving={phase === 'out'} />, document.body)
}

type OpenSheetProps = Omit<SheetProps, 'isOpen' | 'onGone'> & { isLeaving: boolean }

function OpenSheet(props: OpenSheetProps) {
  const { children, label, closeLabel, onClose, isModal = false, footer, aboveBar, isLeaving } = props
  const panel = useRef<HTMLDivElement>(null)
  const escape = useEffectEvent(onClose)
  useCovering(isModal)
  useFocusTrap(panel, { isActive: isModal && !isLeaving, onEscape: onClose })
  useEffect(() => (isModal || isLeaving ? undefined : closeOnEscape(() => escape())), [isModal, isLeaving])
  useFocusReturn(panel)
  const drag = useDragAway(panel, onClose)
  return (
    <div
      className={classes(
        styles.place,
        isModal && styles.scrim,
        isLeaving && styles.leaving,
        aboveBar && styles.aboveBar,
      )}
    >
      {isModal && <div className={styles.background} onClick={onClose} />}
      <div
        ref={panel}
        className={styles.sheet}
        role="dialog"
        aria-modal={isModal || undefined}
        aria-label={label}
        tabIndex={-1}
        data-material="paper"
      >
        <div className={styles.handle} aria-hidden {...drag} />
        <IconButton
          className={styles.close}
          material="paper"
          label={closeLabel}
          icon={<XIcon />}
          onClick={onClose}
        />
        <div className={styles.content} ref={hintAtMore}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  )
}

function useDragAway(panel: { current: HTMLElement | null }, onAway: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null)
  const pull = (distance: number): void => {
    panel.current?.style.setProperty('translate', distance > 0 ? `0 ${distance}px` : '')
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = { y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) pull(event.clientY - start.current.y)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const distance = event.clientY - start.current.y
      const speed = distance / Math.max(1, event.timeStamp - start.current.time)
      start.current = null
      if (distance > DRAG_AWAY || (distance > 16 && speed > FLICK)) onAway()
      else pull(0)
    },
    onPointerCancel: () => {
      start.current = null
      pull(0)
    },
  }
}
