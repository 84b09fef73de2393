import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#src/ui/class-names.ts'
import { useCovering } from '#src/ui/covering.ts'
import { useFocusTrap } from '#src/ui/focus-trap.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { usePresence } from '#src/ui/presence.ts'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import styles from './Popup.module.css'

interface PopupBase {
  children: ReactNode
  /** False plays the way out; unmounting takes it away at once. */
  isOpen?: boolean
  onClose: () => void
  /** After the way out. */
  onGone?: () => void
  /** Stays in reach while the rest scrolls: the one main button. */
  footer?: ReactNode
  /** Says that a cross stands in the corner, and its words. */
  closeLabel?: string
  /** A picture fills the corner where the cross stands. */
  hasPicture?: boolean
  /** Escape and a press on the background close it; or Escape alone. */
  dismissable?: boolean | 'escape'
  /** The one before it has left the page dimmed, or the next one needs it so: between them nothing flashes. */
  isFollowing?: boolean
  isFollowed?: boolean
  /** px */
  width?: number
  /** A glyph of 56 px, on a disc of night half over the top edge; nothing falsy makes a disc. */
  crest?: ReactNode
  className?: string
}

export type PopupProps = PopupBase & ({ label: string } | { labelledBy: string })

/** Paper over everything: holds the focus, dims the rest, comes from the place that was pressed. */
export function Popup({ isOpen = true, onGone, ...props }: PopupProps) {
  const phase = usePresence(isOpen, onGone)
  if (phase === 'gone') return null
  return createPortal(<OpenPopup {...props} isLeaving={phase === 'out'} />, document.body)
}

type OpenPopupProps = PopupBase & { isLeaving: boolean } & ({ label: string } | { labelledBy: string })

function OpenPopup(props: OpenPopupProps) {
  const {
    children,
    footer,
    onClose,
    closeLabel,
    hasPicture = false,
    dismissable = true,
    isFollowing = false,
    isFollowed = false,
    width = 480,
    crest,
    className,
    isLeaving,
  } = props
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget>(null)
  useCovering()
  useComeFrom(panel)
  useFocusTrap(panel, { isActive: !isLeaving, onEscape: dismissable ? onClose : undefined })

  const onBackground = (event: MouseEvent): void => {
    const isPress = event.target === event.currentTarget && pressed.current === event.currentTarget
    if (isPress && dismissable === true) onClose()
  }

  return (
    <div
      className={classes(
        styles.scrim,
        isLeaving && styles.leaving,
        (isLeaving ? isFollowed : isFollowing) && styles.dim,
      )}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={onBackground}
    >
      <div
        ref={panel}
        className={classes(styles.panel, Boolean(crest) && styles.crested, className)}
        style={{ width: `${width / 16}rem` }}
        role="dialog"
        aria-modal="true"
        aria-label={'label' in props ? props.label : undefined}
        aria-labelledby={'labelledBy' in props ? props.labelledBy : undefined}
        tabIndex={-1}
        data-material="paper"
        onKeyDown={ignoreHeld}
      >
        {crest && <div className={styles.crest}>{crest}</div>}
        <div className={styles.content} ref={hintAtMore}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {closeLabel && (
          <IconButton
            className={classes(styles.close, hasPicture && styles.onPicture)}
            material={hasPicture ? 'night' : 'paper'}
            label={closeLabel}
            icon={<XIcon />}
            onClick={onClose}
          />
        )}
      </div>
    </div>
  )
}

/** A key that is still held was pressed on what stood here before: its repeats press no button. */
function ignoreHeld(event: KeyboardEvent): void {
  if (!event.repeat || !(event.target instanceof HTMLButtonElement)) return
  if (event.key === 'Enter' || event.key === ' ') event.preventDefault()
}

/** Starts the popup 8 px nearer to where it was asked for: the element that had the focus. */
function useComeFrom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const target = panel.current
    const origin = centreOf(document.activeElement)
    if (!target || !origin) return
    const box = target.getBoundingClientRect()
    const x = origin.x - (box.left + box.width / 2)
    const y = origin.y - (box.top + box.height / 2)
    const length = Math.hypot(x, y) || 1
    target.style.setProperty('--from-x', `${(x / length) * 8}px`)
    target.style.setProperty('--from-y', `${(y / length) * 8}px`)
  }, [panel])
}

function centreOf(element: Element | null): { x: number; y: number } | null {
  if (!element || element === document.body) return null
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
