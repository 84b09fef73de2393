import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PlacePicker.module.css'
import { placeAt, type At } from './places-in.ts'

interface PlacePickerProps<Place> {
  /** Address of the picture. */
  src: string
  places: readonly Place[]
  open: Place | undefined
  nameOf: (place: Place, index: number) => string
  onOpen: (id: string) => void
  onPlace: (place: Place, at: At) => void
  /** How far around a place it is met, in percent of width and height; without it only its mark is shown. */
  radiusOf?: (place: Place) => number
}

/** Percent that an arrow key moves a mark; with Shift more. */
const STEP = 0.5
const LONG_STEP = 5

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture with a numbered mark at each place: marks are dragged, or moved by the arrow keys. */
export function PlacePicker<Place extends { id: string; at: At }>(props: PlacePickerProps<Place>) {
  const { src, places, open, nameOf, onOpen, onPlace, radiusOf } = props
  const keysId = useId()
  const { t } = useTranslation()
  const picture = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ id: string; at: At } | null>(null)
  const pointed = ({ clientX, clientY }: PointerEvent): At => {
    const box = picture.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return placeAt(50, 50)
    return placeAt(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }
  const step = (event: KeyboardEvent, spot: Place) => {
    const [x, y] = STEPS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    const far = event.shiftKey ? LONG_STEP : STEP
    onPlace(spot, placeAt(spot.at[0] + x * far, spot.at[1] + y * far))
  }
  return (
    <div>
      <div ref={picture} className={styles.picture} role="group" aria-label={t('authoring.places.picture')}>
        <img src={src} alt="" draggable={false} />
        {radiusOf &&
          places.map((place) => {
            const [x, y] = drag?.id === place.id ? drag.at : place.at
            const radius = radiusOf(place)
            return (
              <span
                key={place.id}
                className={styles.around}
                style={{
                  ...{ left: `${x - radius}%`, top: `${y - radius}%` },
                  ...{ width: `${2 * radius}%`, height: `${2 * radius}%` },
                }}
              />
            )
          })}
        {places.map((spot, index) => {
          const [x, y] = drag?.id === spot.id ? drag.at : spot.at
          return (
            <button
              key={spot.id}
              type="button"
              className={styles.mark}
              style={{ left: `${x}%`, top: `${y}%` }}
              aria-label={t('authoring.places.mark', { name: nameOf(spot, index) })}
              aria-current={spot === open ? 'true' : undefined}
              aria-describedby={keysId}
              onClick={() => onOpen(spot.id)}
              onKeyDown={(event) => step(event, spot)}
              onPointerDown={(event) => {
                if (event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setDrag({ id: spot.id, at: spot.at })
              }}
              onPointerMove={(event) => drag && setDrag({ id: spot.id, at: pointed(event) })}
              onPointerUp={() => {
                if (drag && (drag.at[0] !== spot.at[0] || drag.at[1] !== spot.at[1])) onPlace(spot, drag.at)
                setDrag(null)
              }}
              onPointerCancel={() => setDrag(null)}
            >
              {index + 1}
            </button>
          )
        })}
      </div>
      <p id={keysId} className={styles.keys}>
        {t('authoring.places.keys')}
      </p>
    </div>
  )
}
