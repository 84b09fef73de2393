import type { TaskTemplate } from '#kinds/define/edit.ts'

/** One mail to report, one to trust, one to delete. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'inbox',
      domain: 'northport.example',
      mails: [
        {
          id: 'full-mailbox',
          at: '08:52',
          from: 'service@northport-support.example',
          links: [{ id: 'keep', to: 'https://mailbox.northport-support.example/login' }],
          action: 'report',
          clues: ['from', 'keep'],
        },
        {
          id: 'agenda',
          at: '08:47',
          from: 'marta.nowak@northport.example',
          attachments: [{ id: 'paper', size: 184 }],
          action: 'trust',
        },
        {
          id: 'offers',
          at: '08:15',
          from: 'news@tide-and-rope.example',
          links: [
            { id: 'see', to: 'https://tide-and-rope.example/spring' },
            { id: 'leave', to: 'https://tide-and-rope.example/unsubscribe' },
          ],
          action: 'delete',
        },
      ],
    },
    points: 15,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'Three mails',
      goal: 'Report what is dangerous, and trust what is fine.',
      congrats: 'Well looked behind.',
      parts: {
        'full-mailbox': {
          title: 'Your mailbox is full: confirm by 10:00',
          speaker: 'IT service desk',
          text: 'Hello,\n\nyour mailbox has reached 98 % of its size. Unless you confirm it by 10:00, mails will be lost.\n\n[keep]\n\nYour IT service desk',
          explanation:
            '“northport-support.example” is not “northport.example”: anybody can register such a name, and the sender check only says that the mail really came from there. It presses for time and wants you to log in. Report it, so that others are warned.',
          answers: { keep: 'Keep my mailbox' },
        },
        agenda: {
          title: 'Agenda for Thursday',
          speaker: 'Marta Nowak',
          text: 'Good morning,\n\nattached is the agenda for Thursday at ten, in the small saloon. Tell me if a point is missing.\n\nMarta',
          explanation:
            'The address, the check and the request fit each other: a colleague from inside, an ordinary document, and nothing that she presses you to do. Somebody who reports every mail hides the real alarms.',
          answers: { paper: 'Agenda-Thursday.pdf' },
        },
        offers: {
          title: 'Spring in the harbour: 20 % off ropes',
          speaker: 'Tide & Rope',
          text: 'The season begins! Until Sunday all ropes are 20 % cheaper, and there is a free shackle with every order.\n\n[see]\n\nNo more of these mails? [leave]',
          explanation:
            'Advertising, and no attack: the sender is who they say they are, the links lead where they say, and nobody asks for anything. It needs no alarm, and no room in your mailbox either.',
          answers: { see: 'See the offers', leave: 'Unsubscribe' },
        },
      },
    },
    pl: {
      name: 'Trzy wiadomości',
      goal: 'Zgłoś to, co groźne, a zaufaj temu, co w porządku.',
      congrats: 'Dobrze sprawdzone.',
      parts: {
        'full-mailbox': {
          title: 'Twoja skrzynka jest pełna: potwierdź do 10:00',
          speaker: 'Dział pomocy IT',
          text: 'Dzień dobry,\n\ntwoja skrzynka jest zapełniona w 98 %. Jeśli nie potwierdzisz jej do 10:00, wiadomości przepadną.\n\n[keep]\n\nDział pomocy IT',
          explanation:
            '„northport-support.example” to nie „northport.example”: taką nazwę może zarejestrować każdy, a kontrola nadawcy mówi tylko tyle, że wiadomość naprawdę stamtąd przyszła. Popędza i chce, żeby się zalogować. Zgłoś ją, żeby ostrzec innych.',
          answers: { keep: 'Zachowaj moją skrzynkę' },
        },
        agenda: {
          title: 'Porządek czwartkowego spotkania',
          speaker: 'Marta Nowak',
          text: 'Dzień dobry,\n\nw załączniku jest porządek spotkania w czwartek o dziesiątej, w małym salonie. Daj znać, jeśli czegoś brakuje.\n\nMarta',
          explanation:
            'Adres, kontrola i prośba pasują do siebie: koleżanka z firmy, zwykły dokument i żadnego nacisku. Jeśli zgłasza się wszystko, prawdziwe alarmy giną w tłumie.',
          answers: { paper: 'Porzadek-czwartek.pdf' },
        },
        offers: {
          title: 'Wiosna w porcie: liny o 20 % taniej',
          speaker: 'Tide & Rope',
          text: 'Sezon się zaczyna! Do niedzieli wszystkie liny są o 20 % tańsze, a do każdego zamówienia dodajemy szeklę.\n\n[see]\n\nNie chcesz takich wiadomości? [leave]',
          explanation:
            'Reklama, a nie atak: nadawca jest tym, za kogo się podaje, linki prowadzą tam, dokąd mówią, i nikt niczego nie żąda. Nie trzeba alarmu ani miejsca w skrzynce.',
          answers: { see: 'Zobacz oferty', leave: 'Wypisz się' },
        },
      },
    },
    de: {
      name: 'Drei Mails',
      goal: 'Melde, was gefährlich ist, und vertrau dem, was in Ordnung ist.',
      congrats: 'Gut dahintergesehen.',
      parts: {
        'full-mailbox': {
          title: 'Dein Postfach ist voll: bis 10:00 bestätigen',
          speaker: 'IT-Service',
          text: 'Hallo,\n\ndein Postfach ist zu 98 % voll. Wenn du es nicht bis 10:00 bestätigst, gehen Mails verloren.\n\n[keep]\n\nDein IT-Service',
          explanation:
            '„northport-support.example“ ist nicht „northport.example“: Einen solchen Namen kann sich jeder holen, und die Prüfung des Absenders sagt nur, dass die Mail wirklich von dort kam. Sie drängt und will, dass du dich anmeldest. Melde sie, damit andere gewarnt sind.',
          answers: { keep: 'Mein Postfach behalten' },
        },
        agenda: {
          title: 'Tagesordnung für Donnerstag',
          speaker: 'Marta Nowak',
          text: 'Guten Morgen,\n\nim Anhang ist die Tagesordnung für Donnerstag um zehn, im kleinen Salon. Sag mir, wenn ein Punkt fehlt.\n\nMarta',
          explanation:
            'Adresse, Prüfung und Bitte passen zusammen: eine Kollegin aus der Firma, ein gewöhnliches Dokument und nichts, wozu sie dich drängt. Wer jede Mail meldet, lässt die echten Alarme untergehen.',
          answers: { paper: 'Tagesordnung-Donnerstag.pdf' },
        },
        offers: {
          title: 'Frühling im Hafen: 20 % auf Seile',
          speaker: 'Tide & Rope',
          text: 'Die Saison beginnt! Bis Sonntag sind alle Seile 20 % günstiger, und zu jeder Bestellung gibt es einen Schäkel dazu.\n\n[see]\n\nKeine solchen Mails mehr? [leave]',
          explanation:
            'Werbung und kein Angriff: Der Absender ist, wer er zu sein vorgibt, die Links führen hin, wohin sie sagen, und niemand verlangt etwas. Sie braucht keinen Alarm und keinen Platz in deinem Postfach.',
          answers: { see: 'Angebote ansehen', leave: 'Abmelden' },
        },
      },
    },
    es: {
      name: 'Tres correos',
      goal: 'Avisa de lo peligroso y confía en lo que está bien.',
      congrats: 'Bien mirado.',
      parts: {
        'full-mailbox': {
          title: 'Tu buzón está lleno: confirma antes de las 10:00',
          speaker: 'Soporte de informática',
          text: 'Hola:\n\nTu buzón está al 98 % de su capacidad. Si no lo confirmas antes de las 10:00, se perderán correos.\n\n[keep]\n\nSoporte de informática',
          explanation:
            '«northport-support.example» no es «northport.example»: un nombre así lo puede registrar cualquiera, y el control del remitente solo dice que el correo salió de verdad de ahí. Mete prisa y quiere que inicies sesión. Avisa, para que el resto quede advertido.',
          answers: { keep: 'Conservar mi buzón' },
        },
        agenda: {
          title: 'Orden del día del jueves',
          speaker: 'Marta Nowak',
          text: 'Buenos días:\n\nAdjunto el orden del día del jueves a las diez, en el salón pequeño. Dime si falta algún punto.\n\nMarta',
          explanation:
            'La dirección, el control y la petición encajan: una compañera de la empresa, un documento corriente y nada de presión. Si se avisa de todo, las alarmas de verdad se pierden.',
          answers: { paper: 'Orden-del-dia-jueves.pdf' },
        },
        offers: {
          title: 'Primavera en el puerto: 20 % en cuerdas',
          speaker: 'Tide & Rope',
          text: '¡Empieza la temporada! Hasta el domingo, todas las cuerdas un 20 % más baratas, y un grillete de regalo con cada pedido.\n\n[see]\n\n¿No quieres más correos así? [leave]',
          explanation:
            'Publicidad, no un ataque: el remitente es quien dice ser, los enlaces llevan a donde dicen y nadie pide nada. No merece una alarma, ni tampoco sitio en tu buzón.',
          answers: { see: 'Ver las ofertas', leave: 'Darse de baja' },
        },
      },
    },
  },
}
