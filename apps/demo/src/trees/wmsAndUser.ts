/** Warehouse management. */
export const wmsTree = `
库内 | Warehouse | 창고 || icon=warehouse
  库存 | Stock | 재고 || class=stock
    库存总览 | Stock overview | 재고 현황 || stock:all home pin
    本地仓库存 | Domestic warehouse stock | 국내 창고 재고 || stock:domestic
    海外仓库存 | Overseas warehouse stock | 해외 창고 재고 || stock:overseas
    占用库存 | Reserved stock | 예약 재고 || stock:reserved
    库存调拨单 | Stock transfers | 재고 이동 || record:transfers
  盘点 | Counting | 실사 || class=counting
    盘点单 | Stock counts | 재고 실사 || record:counts
    库存调整记录 | Stock adjustments | 재고 조정 기록 || record:adjustments
    滞销库存 | Slow-moving stock | 장기 재고 || stock:aging
入库 | Inbound | 입고 || icon=inbound
  收货 | Receiving | 입고 처리 || class=receiving
    在途库存 | Inbound stock | 입고 예정 재고 || stock:inbound
    头程发货单 | First-mile shipments | 1차 발송서 || record:first-mile
    来料质检 | Incoming inspections | 입고 품질 검사 || record:inspections
    上架任务 | Putaway tasks | 적치 작업 || record:putaway
    退货签收 | Return receipts | 반품 수령 || record:return-receipts
出库 | Outbound | 출고 || icon=outbound special=2
  拣货 | Picking | 피킹 || class=picking
    待发货订单 | Orders to ship | 발송 대기 주문 || orders:to-ship
    拣货波次 | Picking waves | 피킹 웨이브 || record:waves
  发运 | Dispatch | 출하 || class=dispatch
    交接清单 | Handovers | 인계 목록 || record:handovers
    超时未发货订单 | Late orders | 발송 지연 주문 || orders:overdue
预警与报表 | Alerts and reports | 경보와 보고서 || icon=report special=3
  预警 | Alerts | 경보 || class=alerts
    低库存预警 | Low stock | 재고 부족 || stock:low
    断货商品 | Out of stock | 품절 상품 || stock:out
    冗余库存 | Excess stock | 과잉 재고 || stock:overstock
  报表 | Reports | 보고서 || class=reports
    库存结构 | Stock by warehouse | 창고별 재고 || report:stock-warehouses
    库龄分布 | Stock age | 재고 연령 분포 || report:stock-age
    仓储费用 | Storage fees | 보관료 || record:storage-fees asset-expired=2
    自动化设备看板 | Automation | 자동화 설비 현황 || record:automation unpaid=pkg-wms-pro
    仓库监控 | Warehouse cameras | 창고 모니터링 || external:cameras
    导出中心 | Export centre | 내보내기 센터 || downloads
`;

/** The user centre. */
export const userTree = `
企业 | Company | 기업 || icon=company
  企业信息 | Company details | 기업 정보 || class=details
    用户中心 | User centre | 사용자 센터 || user: home
    账号设置 | Account settings | 계정 설정 || user:basics
    子公司 | Subsidiaries | 자회사 || record:subsidiaries unpaid=pkg-user-pro
  服务 | Services | 서비스 || class=services
    服务管理 | Service management | 서비스 관리 || user:services
    产品套餐 | Product packages | 상품 패키지 || user:packages
    订购记录 | Purchase history | 구매 이력 || user:purchases
    应用市场 | App marketplace | 앱 마켓 || user:apps
权限 | Permissions | 권한 || icon=permission special=2
  成员 | Members | 구성원 || class=members select
    权限管理 | Permissions | 권한 관리 || user:members select
    部门 | Departments | 부서 || record:departments
消息与帮助 | Messages and help | 메시지와 도움말 || icon=message special=3
  消息 | Messages | 메시지 || class=messages
    公告 | Announcements | 공지 || user:announcements
    通知 | Notifications | 알림 || user:notifications
  帮助 | Help | 도움말 || class=help
    帮助中心 | Help centre | 도움말 센터 || user:help
    直播课堂 | Live classes | 라이브 강의 || user:live asset-expired=2
    导出中心 | Export centre | 내보내기 센터 || downloads nocache
    官网 | Starlight website | Starlight 웹사이트 || external:website
`;
