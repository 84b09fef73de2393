/**
 * Where each form of a mission keeps what the model asks for (specification, section 3). The new format and its classic
 * kind name things on the mission itself; its adventure kind and the legacy views keep them on the element that is
 * pressed and on the view that it leads to. The first address that holds something is taken.
 */
export const FIELDS = {
  id: ['missionId', 'destinationView.viewId'],
  name: ['missionName', 'clickableElementId.name', 'destinationView.backgroundLayerId.name'],
  kind: ['missionType', 'destinationView.backgroundLayerId.type'],
  children: ['missions', 'destinationView.clickableElements'],
  scene: ['scene'],
  mobileScene: ['mobileScene'],
  align: ['missionAlign'],
  image: ['missionImage', 'clickableElementId.image'],
  imageDone: ['missionImageDone', 'clickableElementId.imageDone'],
  imageHover: ['clickableElementId.imageHoover'],
  bodyBackground: ['destinationView.backgroundLayerId.adventureBodyBackground'],
  globalBackground: ['destinationView.backgroundLayerId.globalBackground'],
  localBackground: ['missionBackground', 'destinationView.backgroundLayerId.localBackground'],
  video: ['missionBackgroundVideo', 'destinationView.backgroundLayerId.videoBackground'],
  sound: ['missionSound'],
  taskBackground: ['destinationView.backgroundLayerId.taskBackground'],
  taskBackgroundDone: ['destinationView.backgroundLayerId.taskBackgroundDone'],
  thumbnail: ['missionThumbnail', 'destinationView.backgroundLayerId.listImage'],
  assistant: [
    'assistant',
    'destinationView.backgroundLayerId.assistants',
    'destinationView.backgroundLayerId.assistant',
  ],
} as const satisfies Record<string, readonly string[]>

export type Field = keyof typeof FIELDS

/** What holds for the whole adventure: in the new format, and on the first view of a legacy one. */
export const ADVENTURE_FIELDS = {
  isGraphicsForMobile: [
    'adventureConfiguration.isGraphicsForMobile',
    'destinationView.backgroundLayerId.isGraphicsForMobile',
  ],
  background: ['adventureConfiguration.adventureBackground'],
  mainKind: [
    'adventureConfiguration.mainDestinationType',
    'destinationView.backgroundLayerId.mainDestinationType',
  ],
} as const satisfies Record<string, readonly string[]>

export type Fields = Readonly<Record<string, unknown>>

export interface Found {
  /** Undefined where no address holds anything. */
  value: unknown
  /** The address that held it, else the first one. */
  address: string
}

/** Looks at one address after the other; null and the empty text hold nothing. */
export function find(record: Fields, addresses: readonly string[]): Found {
  for (const address of addresses) {
    const value = valueAt(record, address)
    if (value !== undefined && value !== null && value !== '') return { value, address }
  }
  return { value: undefined, address: addresses[0] ?? '' }
}

function valueAt(record: Fields, address: string): unknown {
  let value: unknown = record
  for (const name of address.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
