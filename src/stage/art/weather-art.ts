import { Rectangle, Texture } from 'pixi.js'
import { loadSource } from './load-source.ts'
import { paintCloud, paintDusk, paintFlake, paintLight } from './painted.ts'

/** Pictures that every scene may need: loaded once, kept for the life of the tab. */
export interface WeatherArt {
  clouds: Texture[]
  flakes: Texture[]
  light: Texture
  dusk: Texture
}

/** Addresses of what the painters have put into assets/art. */
const CLOUD_FILES = import.meta.glob<string>('../../../assets/art/clouds-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const FLAKE_FILES = import.meta.glob<string>('../../../assets/art/flakes.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Painted here at once; drawn art takes its place where assets/art holds it. */
export function startWeatherArt(onChange: () => void): WeatherArt {
  const art: WeatherArt = {
    clouds: [paintCloud(3), paintCloud(11), paintCloud(23)],
    flakes: [paintFlake()],
    light: paintLight(),
    dusk: paintDusk(),
  }
  void Promise.all(Object.values(CLOUD_FILES).map(drawn)).then((clouds) => {
    const found = clouds.filter((cloud) => cloud !== null)
    if (found.length === 0) return
    art.clouds = found
    onChange()
  })
  void Promise.all(Object.values(FLAKE_FILES).map(drawn)).then(([sheet]) => {
    if (!sheet) return
    art.flakes = squares(sheet)
    onChange()
  })
  return art
}

async function drawn(url: string): Promise<Texture | null> {
  try {
    return new Texture({ source: await loadSource(url) })
  } catch {
    // The painted one stays.
    return null
  }
}

/** A sheet holds its flakes in a row of squares. */
function squares({ source }: Texture): Texture[] {
  const { width, height } = source
  return Array.from(
    { length: Math.max(1, Math.floor(width / height)) },
    (_, index) => new Texture({ source, frame: new Rectangle(index * height, 0, height, height) }),
  )
}
