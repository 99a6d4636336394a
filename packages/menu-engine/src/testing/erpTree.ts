import type { Menu, MenuTreeResponse } from '@portal/api-client/contract';
import { directory, menuTree, page } from './treeFixture.ts';

type Names = readonly [zh: string, en: string, ko: string];

/** Returns a tree as an ERP has it, in three languages, with each kind of content and of mark; ids are speaking names. */
export function erpTree(): MenuTreeResponse {
  return menuTree([
    root('orders', ['订单', 'Orders', '주문'], 'order', [
      group(
        'handling',
        ['订单处理', 'Order handling', '주문 처리'],
        [
          leaf('orders-all', ['全部订单', 'All orders', '전체 주문']),
          leaf('orders-unpaid', ['待付款', 'Awaiting payment', '결제 대기']),
          leaf('orders-ship', ['待发货', 'To ship', '발송 대기']),
          leaf('orders-shipped', ['已发货', 'Shipped', '발송 완료']),
          leaf('orders-cancelled', ['已取消', 'Cancelled', '취소됨']),
        ],
      ),
      group(
        'after-sales',
        ['售后', 'After-sales', '사후 처리'],
        [
          leaf('returns', ['退货退款', 'Returns and refunds', '반품 환불']),
          leaf('exchange', ['换货补发', 'Exchanges', '교환 재발송']),
          leaf('disputes', ['纠纷处理', 'Disputes', '분쟁 처리'], { dependencePlatform: 'EBAY' }),
        ],
      ),
      group(
        'rules',
        ['规则', 'Rules', '규칙'],
        [
          leaf('rule-split', ['拆单合单', 'Split and merge', '주문 분할 병합']),
          leaf('rule-risk', ['风险审核', 'Risk review', '위험 심사'], {
            updateFlag: 2,
            updatePackageIds: '7',
          }),
          leaf('rule-blocklist', ['黑名单', 'Blocklist', '차단 목록']),
        ],
      ),
      group(
        'settings',
        ['设置', 'Settings', '설정'],
        [
          group(
            'labels',
            ['面单', 'Labels', '라벨'],
            [
              leaf('label-templates', ['面单模板', 'Label templates', '라벨 템플릿']),
              group(
                'printers',
                ['打印', 'Printing', '인쇄'],
                [leaf('printer-list', ['打印机', 'Printers', '프린터'])],
              ),
            ],
          ),
          leaf('order-tags', ['订单标签', 'Order tags', '주문 태그']),
          leaf('order-import', ['订单导入', 'Order import', '주문 가져오기'], {
            assetsExpireTime: '2026-01-01 00:00:00',
          }),
        ],
      ),
    ]),
    root('stock', ['库存', 'Stock', '재고'], 'stock', [
      leaf('stock-levels', ['库存查询', 'Stock levels', '재고 조회'], { functionClass: 'daily' }),
      leaf('stock-count', ['库存盘点', 'Stocktaking', '재고 실사'], { functionClass: 'daily' }),
      leaf('transfers', ['调拨', 'Transfers', '재고 이동'], { functionClass: 'daily' }),
      leaf('stock-age', ['库龄分析', 'Stock age', '재고 연령'], { functionClass: 'analysis' }),
      leaf('turnover', ['周转率', 'Turnover', '회전율'], { functionClass: 'analysis' }),
      leaf('stock-alerts', ['库存预警', 'Stock alerts', '재고 알림'], { functionClass: 'analysis' }),
    ]),
    root(
      'reports',
      ['报表', 'Reports', '보고서'],
      'report',
      [
        group(
          'sales',
          ['销售', 'Sales', '매출'],
          [
            leaf('sales-daily', ['销售日报', 'Daily sales', '일일 매출'], { path: 'amazon' }),
            leaf('sales-sku', ['单品销售', 'Sales by SKU', '품목별 매출']),
          ],
        ),
        group(
          'profit',
          ['利润', 'Profit', '이익'],
          [
            leaf('profit-order', ['订单利润', 'Profit by order', '주문별 이익'], {
              platformExpireTime: '2026-01-01 00:00:00',
            }),
            leaf('profit-shop', ['店铺利润', 'Profit by shop', '상점별 이익']),
          ],
        ),
        leaf('market-news', ['市场资讯', 'Market news', '시장 소식'], {
          path: 'iframe',
          menuUrl: 'https://example.com/news',
        }),
      ],
      { special: 2 },
    ),
    root(
      'tools',
      ['工具', 'Tools', '도구'],
      'tool',
      [
        leaf('exchange-rates', ['汇率', 'Exchange rates', '환율']),
        leaf('barcode', ['条码打印', 'Barcode printing', '바코드 인쇄']),
        leaf('image-tools', ['图片处理', 'Image tools', '이미지 처리']),
      ],
      { special: 3 },
    ),
    leaf('dashboard', ['看板', 'Dashboard', '대시보드']),
  ]);
}

function root(
  id: string,
  names: Names,
  menuIcon: string,
  children: Menu[],
  fields: Partial<Menu> = {},
): Menu {
  return named(directory(id, names[0], children, { menuIcon, ...fields }), names);
}

function group(id: string, names: Names, children: Menu[]): Menu {
  return named(directory(id, names[0], children), names);
}

function leaf(id: string, names: Names, fields: Partial<Menu> = {}): Menu {
  return named(page(id, names[0], fields), names);
}

function named(menu: Menu, [, menuEnName, menuKrName]: Names): Menu {
  return { ...menu, menuEnName, menuKrName };
}
