import { Button } from '#src/ui/Button.tsx'
import { useMapTools } from './use-map-tools.ts'

/** The tools of the map inside a panel: on a phone no bar holds them. */
export function MapToolButtons({ onDone }: { onDone: () => void }) {
  return useMapTools().map(({ id, label, Icon, onPress }) => (
    <Button
      key={id}
      variant="secondary"
      wide
      icon={<Icon size={20} aria-hidden />}
      onClick={() => {
        onPress()
        // The map or the list is what was asked for; whether it moves can be seen from here.
        if (id === 'shape') onDone()
      }}
    >
      {label}
    </Button>
  ))
}
