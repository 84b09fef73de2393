import type { Booklet } from '../booklet.ts'

export const es: Booklet = {
  title: 'Datos personales, en claro',
  contents: 'Índice',
  chapters: [
    {
      title: 'Qué son',
      picture: 'Una carpeta con correa y candado, en un archivo a la luz de un farol; al lado, su llave.',
      text: [
        'Son datos personales todos los que llevan hasta una persona viva: un nombre, pero también una matrícula, una voz grabada o la hora a la que alguien abrió una puerta con su tarjeta. Un dato solo puede decir poco. Tres juntos suelen señalar a una persona.',
        'Algunos pueden hacer más daño que otros: salud, creencias, origen, ideas políticas, afiliación sindical, huellas dactilares, vida sexual. La ley los llama categorías especiales. No los recojas, salvo que la ley lo permita y sepas decir qué norma lo permite.',
      ],
      list: [],
    },
    {
      title: 'Antes de recoger datos',
      picture: 'Unas tijeras acortan un formulario larguísimo.',
      text: [
        'Haz cuatro preguntas antes de anotar el primer nombre. Si a una le falta respuesta, todavía no es el momento.',
      ],
      list: [
        '¿Para qué? Un fin claro, explicado de antemano a las personas.',
        '¿Con qué base? Un contrato, una ley, el consentimiento o un interés legítimo sobre el que no prevalezcan los suyos.',
        '¿Con qué poco basta? A menudo basta el año de nacimiento; la fecha entera rara vez hace falta.',
        '¿Hasta cuándo? Anota el día en que se borrarán y quién lo hará.',
      ],
    },
    {
      title: 'Qué pueden pedirte',
      picture: 'Un libro de cuentas sobre el mostrador, girado para que lo lea la clienta.',
      text: [
        'Cualquiera puede preguntar qué se sabe de su persona, recibir una copia, corregir errores y oponerse. Muchas veces también puede pedir que se borre. La petición no necesita formulario ni motivo: basta una frase en un correo.',
        'Hay un mes para responder y no cuesta nada a quien pregunta. Así que no la dejes en un cajón: pásala ese mismo día a quien se ocupa de la protección de datos en tu organización.',
      ],
      list: [],
    },
    {
      title: 'Cuando algo ha salido mal',
      picture: 'Un cuaderno de bitácora se hunde y pierde sus hojas.',
      text: [
        'Un correo a quien no era, un portátil olvidado en el ferri, una lista a la vista de todos: todo eso son brechas. A nadie se le riñe por avisar. Lo que sale caro es callar.',
      ],
      list: [
        'Contén el daño primero, en un minuto: intenta recuperar el correo, bloquea la cuenta, bloquea el dispositivo.',
        'Después avisa enseguida a quien se ocupa de la protección de datos, haya funcionado o no. Puede que la organización deba notificarlo a la autoridad en las 72 horas siguientes a saberlo.',
        'Di qué ha pasado, de quién son los datos, a cuántas personas afecta y qué se ha hecho ya.',
        'No borres nada que muestre lo ocurrido. Pide a quien los recibió por error que los borre y lo confirme.',
      ],
    },
    {
      title: 'Tres costumbres',
      picture: 'Un armario en el que cada llave cuelga de su propio gancho.',
      text: ['No hace falta saberse toda la ley. Tres costumbres evitan casi todo lo que sale mal.'],
      list: [
        'Mira otra vez la dirección antes de enviar.',
        'Bloquea la pantalla siempre que te levantes.',
        'Guarda las listas en un solo lugar con fecha de borrado, no en diez copias.',
      ],
    },
  ],
  checklist: {
    title: 'Se han perdido datos: la primera hora',
    lead: 'Cuelga esta hoja junto al teléfono. Marca de arriba abajo.',
    steps: [
      'Contén el daño: intenta recuperar el correo, bloquea la cuenta, bloquea el dispositivo.',
      'Llama a quien se ocupa de la protección de datos, haya funcionado o no. Ahora, no mañana.',
      'Anota la hora a la que se descubrió.',
      'Anota qué falta: datos de quién, de cuántas personas, en qué soporte.',
      'Anota quién ha podido verlos.',
      'Conserva todas las huellas: no borres correos ni restablezcas dispositivos.',
      'Pide a quien los recibió por error que los borre y lo confirme por escrito.',
      'No digas nada a la prensa ni a las personas afectadas hasta acordar quién lo hará.',
    ],
    foot: 'Puede que la organización deba notificarlo a la autoridad de control en las 72 horas siguientes a saberlo (art. 33 RGPD).',
  },
}
