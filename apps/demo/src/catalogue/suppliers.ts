/** Who makes what the company sells. */
export type Supplier = {
  name: string;
  /** The kinds of product that it makes. */
  kinds: readonly string[];
  contact: string;
  /** Days from an order to its delivery. */
  leadDays: number;
  /** The part of a delivery that fails its inspection. */
  defectRate: number;
  /** Delivers two to four weeks after the promised day. */
  isLate?: boolean;
};

const supplier = (
  name: string,
  kinds: string,
  contact: string,
  leadDays: number,
  defectRate: number,
): Supplier => ({
  name,
  kinds: kinds.split(' '),
  contact,
  leadDays,
  defectRate,
});

/** The suppliers of all that the company sells. */
export const suppliers: readonly Supplier[] = [
  supplier('深圳锐成电子', 'EAR CHR CAM', '陈思远', 12, 0.008),
  supplier('东莞宏博五金', 'BTL KNF', '林可', 15, 0.012),
  supplier('义乌优品日用', 'ORG', '王梓涵', 7, 0.02),
  { ...supplier('宁波海川户外', 'BAG TNT GRL', '赵明轩', 20, 0.015), isLate: true },
  supplier('佛山暖居家具', 'HUM VAC', '周雨桐', 18, 0.01),
  supplier('广州明睿照明', 'LMP KBD HUB', '吴昊', 14, 0.006),
  supplier('杭州织语纺织', 'PIL', '徐婉清', 10, 0.018),
  supplier('中山拓力电器', 'FRY COF', '孙启航', 21, 0.025),
  supplier('厦门跃动体育', 'YOG DMB', '陈思远', 16, 0.009),
  supplier('汕头童趣玩具', 'TOY', '林可', 11, 0.022),
  supplier('苏州康衡医疗', 'MSG SCL WTC', '吴昊', 24, 0.004),
  supplier('青岛牧野宠物', 'PET', '周雨桐', 13, 0.014),
];

/** The supplier of a kind of product, such as `EAR`. */
export function supplierOf(kind: string): Supplier {
  const found = suppliers.find(({ kinds }) => kinds.includes(kind));
  if (!found) throw new Error(`Nobody makes ${kind}`);
  return found;
}

/** The supplier of a name. */
export function supplierNamed(name: string): Supplier {
  const found = suppliers.find((one) => one.name === name);
  if (!found) throw new Error(`No supplier ${name}`);
  return found;
}
